export function shareAddresses({ address, title }: { address: string; title: string }) {
	const url = encodeURIComponent(address);
	const text = encodeURIComponent(title);
	return [
		{
			label: "E-mail",
			href: `mailto:?subject=${text}&body=${encodeURIComponent(`${title}\n${address}`)}`,
		},
		{ label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
		{ label: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
	];
}
