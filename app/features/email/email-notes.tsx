import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";

export function TestingNotice() {
	return (
		<Alert variant="info">
			<AlertTitle as="h2">Email Testing Utility</AlertTitle>
			<AlertDescription>
				Sends one message to an address of your choice, the same way as the site's own mail. No
				contact submission is made.
			</AlertDescription>
		</Alert>
	);
}

export function ApiKeyWarning() {
	return (
		<Alert variant="warning">
			<AlertTitle as="h3">API Key Security</AlertTitle>
			<AlertDescription>
				<p>
					Calling the e-mail provider from the browser is not recommended for production. The e-mail
					function should move to a backend or serverless function.
				</p>
				<p className="mt-2">
					This installation already sends from the server: the key never reaches the browser.
				</p>
			</AlertDescription>
		</Alert>
	);
}

const providers = {
	resend: "Resend (HTTP API)",
	smtp: "SMTP",
	capture: "None: messages are captured as files",
	mock: "None: mock mode sends nothing",
} as const;

export type ProviderName = keyof typeof providers;

export function EmailConfiguration({ email, provider }: { email: string; provider: ProviderName }) {
	const rows = [
		["From address", email],
		["Reply-to address", email],
		["Admin email", email],
		["Provider", providers[provider]],
	];
	return (
		<Card>
			<CardHeader>
				<CardTitle>Email Configuration Info</CardTitle>
			</CardHeader>
			<CardContent>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
					{rows.map(([label, value]) => (
						<div key={label} className="contents">
							<dt className="text-muted">{label}</dt>
							<dd className="break-words">{value}</dd>
						</div>
					))}
				</dl>
				<h3 className="mt-5 font-semibold">Tips</h3>
				<ul className="mt-1 list-disc pl-5">
					<li>Verify the domain with the provider</li>
					<li>Check for typos in the address</li>
					<li>Verify the API key</li>
					<li>Check deliverability and spam filters</li>
					<li>Use the provider's onboarding test sender address while testing</li>
				</ul>
			</CardContent>
		</Card>
	);
}

export function RecommendedSolution() {
	return (
		<Alert variant="warning">
			<AlertTitle as="h2">Recommended Solution</AlertTitle>
			<AlertDescription>
				<ul>
					<li>Create a server-side API endpoint</li>
					<li>Use serverless functions</li>
				</ul>
				<p className="mt-2">
					Both are in place here: the staff-only endpoint of this page, and the function
					handle-contact-form.
				</p>
			</AlertDescription>
		</Alert>
	);
}
