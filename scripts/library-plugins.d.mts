export function withoutNanostoresGlobal(code: string): string;
export function withProductionConstant(code: string): string;
export function withoutDeadCodeCheck(code: string): string;
