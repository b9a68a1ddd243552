export const preactInsteadOfReact: Readonly<Record<string, string>>;
