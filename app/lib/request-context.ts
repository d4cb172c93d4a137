import { createContext } from "react-router";

export type RequestInfo = {
	/** Appears in the answer's X-Request-Id and in the log. */
	id: string;
	/** The visitor's address or IPv6 network, by the rules of TRUST_PROXY. For limits only: never stored or logged. */
	address: string;
	/** The visitor came by https, as far as a trusted proxy says so. */
	isHttps?: boolean;
};

export const requestContext = createContext<RequestInfo>({ id: "none", address: "unknown" });
