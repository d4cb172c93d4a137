import { load } from "./load.ts";

/** The load generator in a process of its own: whoever started it is free to read the server's log. */
const [port, path = "/", connections, seconds] = process.argv.slice(2);
const result = await load({
	port: Number(port),
	path,
	connections: Number(connections),
	seconds: Number(seconds),
});
process.stdout.write(JSON.stringify(result));
