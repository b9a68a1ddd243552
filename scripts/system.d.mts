export function findPageLibraries(): Readonly<Record<string, string | undefined>>;
