type Bundle = Record<
  string,
  { type: 'chunk'; fileName: string; code: string } | { type: 'asset'; fileName: string; source: string }
>;
type Emitted = { type: 'asset'; fileName: string; source: string };
export const suite: (version: string) => {
  generateBundle: {
    handler: (this: { emitFile: (file: Emitted) => void }, options: object, bundle: Bundle) => void;
  };
};
