import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { type EmailTestResult, isNetworkFailure } from "./test-result.ts";

type Props = { address: string; result: EmailTestResult };

export function TestResultPanel({ address, result }: Props) {
	if (result.success) {
		return (
			<Alert variant="success" className="mt-5">
				<AlertTitle>Email sent successfully</AlertTitle>
				<AlertDescription>
					<p className="break-all">Email ID: {result.emailId ?? "none given"}</p>
					<p>Check the inbox of {address}.</p>
					{result.details ? <p>{result.details}</p> : null}
				</AlertDescription>
			</Alert>
		);
	}
	return (
		<Alert variant="danger" className="mt-5">
			<AlertTitle>Failed to send email</AlertTitle>
			<AlertDescription>
				<p className="break-words">Error: {result.error}</p>
				{result.details ? <p>Details: {result.details}</p> : null}
				{isNetworkFailure(result) ? <Troubleshooting /> : null}
			</AlertDescription>
		</Alert>
	);
}

function Troubleshooting() {
	return (
		<div className="mt-3">
			<p className="font-semibold">Troubleshooting</p>
			<ul>
				<li>Network connectivity issue</li>
				<li>Browser security blocks direct calls to external services</li>
				<li>Use a server-side proxy</li>
				<li>Use serverless functions</li>
			</ul>
		</div>
	);
}
