export function outsideStylesProblem(file: string, source: string): string | undefined;
export function missingFiles(exists: (file: string) => boolean): string[];
