export function textSchemasProblem(file: string, source: string): string | undefined;
