import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that broke viewers before; they lie beside the project and are no part of it. */
export const folder = path.resolve(import.meta.dirname, '../../../../shared/data/pdf-robustness');
export const present = existsSync(folder);
export const where = present ? '' : ' (skipped: ../shared/data is not there)';

/** Files in which pdftotext 22.12 finds at least twenty words, with the password where they have one. */
export const filesWithText: readonly string[] = [
  'annotation-choice-widget.pdf',
  'annotation-text-widget.pdf',
  'basicapi.pdf',
  'bug1771477.pdf',
  'bug946506.pdf',
  'chrome-text-selection-markedContent.pdf',
  'freeculture.pdf',
  'freetexts.pdf',
  'issue14415.pdf',
  'issue15910.pdf',
  'issue19971.pdf',
  'issue6605.pdf',
  'mixedfonts.pdf',
  'nested_outline.pdf',
  'page_with_number_and_link.pdf',
  'rotation.pdf',
  'signed_verified.pdf',
  'xfa_filled_imm1344e.pdf',
  'xfa_issue14315.pdf',
];

/** The names of all files. */
export const files = (): string[] =>
  present
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .sort()
    : [];
export const bytesOf = (name: string): Uint8Array => Uint8Array.from(readFileSync(path.join(folder, name)));

/** The passwords that the list of the files names. */
export function passwords(): ReadonlyMap<string, string> {
  const lines = present ? readFileSync(path.join(folder, 'INDEX.tsv'), 'utf8').trimEnd().split(/\r?\n/) : [];
  return new Map(
    lines.slice(1).flatMap((line) => {
      const [name = '', , , password = ''] = line.split('\t');
      return password === '' ? [] : [[name, password] as const];
    }),
  );
}
