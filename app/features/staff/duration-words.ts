/** "1 minute", "8 minutes", "45 seconds": how long somebody has to wait. */
export function durationInWords(seconds: number): string {
	if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
