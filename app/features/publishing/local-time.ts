const two = (number: number) => String(number).padStart(2, "0");

/** A moment as the date-time input shows it, in the time zone of whoever runs this. */
export function toLocalInput(moment: Date): string {
	const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
	return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Without JavaScript nobody knows the writer's time zone: the input then holds UTC, and says so. */
export function toUtcInput(moment: Date): string {
	return moment.toISOString().slice(0, 16);
}

export function localInputToIso(value: string): string {
	const moment = new Date(value);
	return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

export function utcInputToIso(value: string): string {
	const moment = new Date(/T.*(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
	return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
