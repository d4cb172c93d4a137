import { Alert } from "#app/components/ui/alert.tsx";

/** Why a form was refused, above its fields. */
export function FormProblem({ id, children }: { id?: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<Alert variant="danger" role="alert" id={id}>
			{children}
		</Alert>
	);
}
