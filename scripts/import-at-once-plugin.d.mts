type Chunk = { type: 'chunk'; fileName: string; imports: string[]; code: string };
export const importAtOnce: {
  name: string;
  generateBundle: (options: object, bundle: Record<string, Chunk | { type: 'asset' }>) => void;
};
