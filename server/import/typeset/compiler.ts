import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);

const fontFiles = [
  'SourceSerif4-Regular',
  'SourceSerif4-It',
  'SourceSerif4-Semibold',
  'SourceSerif4-SemiboldIt',
  'SourceSerif4SmText-Regular',
  'SourceSerif4SmText-It',
  'SourceSerif4SmText-Semibold',
];

const fontBlobs = (): Buffer[] => {
  const folder = path.join(path.dirname(require.resolve('source-serif/package.json')), 'TTF');
  return fontFiles.map((name) => readFileSync(path.join(folder, `${name}.ttf`)));
};

/** An error of the typesetter, with its message. */
export class TypesetError extends Error {
  override name = 'TypesetError';
}

/** Pages after layout; the file is written on request. */
export type Compiled = {
  pages: number;
  positions: unknown;
  pdf: (creationTimestamp: number) => { pdf: Uint8Array; warnings: string[] };
};
export type Compiler = {
  compile: (data: object) => Compiled;
  /** Releases the memory of layouts that nobody uses any more. */
  forget: () => void;
};

const messages = (compiler: NodeCompiler, error: NodeError | null): string =>
  error === null
    ? 'no reason given'
    : compiler
        .fetchDiagnostics(error)
        .map((it: { message?: unknown }) => String(it.message))
        .join('; ');

const writePdf = (compiler: NodeCompiler, document: NodeTypstDocument, creationTimestamp: number) => {
  try {
    // A copy, since memory of the library cannot be transferred between threads.
    const pdf = Uint8Array.from(compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }));
    return { pdf, warnings: [] };
  } catch (refusal) {
    const reason = /message: "((?:[^"\\]|\\.)*)"/.exec(String(refusal))?.[1] ?? String(refusal);
    const pdf = Uint8Array.from(compiler.pdf(document, { creationTimestamp }));
    return { pdf, warnings: [`The PDF is tagged, but not PDF/UA-1: ${reason.replaceAll('\\"', '"')}`] };
  }
};

/** A typesetter with its fonts, to be reused for many texts. */
export const createCompiler = (template: 'act' | 'comparison' = 'act'): Compiler => {
  const workspace = path.parse(import.meta.dirname).root;
  const folder = path.join(workspace, 'regesta-typeset');
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontBlobs() }] });
  const main = path.join(folder, `${template}.typ`);
  for (const name of [`${template}.typ`, 'running-text.typ']) {
    compiler.mapShadow(path.join(folder, name), readFileSync(path.join(import.meta.dirname, name)));
  }

  return {
    compile: (data) => {
      compiler.mapShadow(path.join(folder, 'act.json'), Buffer.from(JSON.stringify(data)));
      const run = compiler.compile({ mainFilePath: main, resetRead: true });
      const document = run.result;
      if (document === null) throw new TypesetError(messages(compiler, run.takeError()));
      const query: unknown = compiler.query(document, { selector: '<positions>', field: 'value' });
      return {
        pages: document.numOfPages,
        positions: Array.isArray(query) ? query[0] : undefined,
        pdf: (creationTimestamp) => writePdf(compiler, document, creationTimestamp),
      };
    },
    forget: () => {
      compiler.evictCache(0);
      // Layouts are native memory, of which the collector knows nothing: it would let them lie.
      globalThis.gc?.();
    },
  };
};
