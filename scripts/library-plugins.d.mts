export function withoutProps(code: string): string;
export function withoutKeysOfStores(code: string): string;
export function withoutNanostoresGlobal(code: string): string;
export function withProductionConstant(code: string): string;
export function withOwnLoops(code: string): string;
export function withOwnEntries(code: string): string;
export function leanLibraries(): {
  name: string;
  transform: (code: string, id: string) => { code: string; map: null } | null;
  renderChunk: (code: string, chunk: { fileName: string }) => void;
  buildEnd: (error?: Error) => void;
};
