import { toast } from "#app/lib/toast.ts";

export async function copyText(name: string, text: string) {
	try {
		await navigator.clipboard.writeText(text);
		toast({ title: "Copied", description: name });
	} catch {
		toast({ title: "Could not copy", description: name, variant: "destructive" });
	}
}
