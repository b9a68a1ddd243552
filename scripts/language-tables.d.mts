export function languageTablesProblem(file: string, source: string): string | undefined;
export function placesByLanguage(): readonly string[];
