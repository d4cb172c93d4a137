/** Text as a stream of bytes, made only as fast as it is read; when nobody reads on, the source is told. */
export function textStream(source: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await source.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await source.return(undefined);
		},
	});
}
