import { useEffect, useState } from "react";

/** Shows a chosen picture before it is sent. Kinds that this browser cannot draw show nothing. */
export function ImagePreview({ file }: { file: File }) {
	const [address, setAddress] = useState<string | null>(null);
	const isImage = file.type.startsWith("image/");

	useEffect(() => {
		if (!isImage) return;
		const created = URL.createObjectURL(file);
		setAddress(created);
		return () => {
			setAddress(null);
			URL.revokeObjectURL(created);
		};
	}, [file, isImage]);

	if (!address) return null;
	return (
		<img
			src={address}
			alt={`Preview of ${file.name}`}
			className="mt-4 max-h-64 max-w-full border bg-surface object-contain"
			onError={() => setAddress(null)}
		/>
	);
}
