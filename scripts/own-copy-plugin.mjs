import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Before its script is there an element tells switches, by a number, from the rest; other kinds of options wait for that. */
export const switchesOnly = (source) =>
  source.replace(/kind: '(?!boolean')\w+'(?:, )?/g, '').replaceAll("'boolean'", '1');

/**
 * Gives an entry copies of its own of everything that it imports, so that it is one file: what it shares with others would
 * be a file besides, and a round trip later. What is `outside` stays an import; `change` makes its sources shorter.
 */
export function ownCopy(entry, { outside = [], change = (source) => source } = {}) {
  const file = resolve(entry);
  const mark = file.replace(/^.*\/(\w+)\.ts$/, '.of-$1.ts');
  return {
    name: 'own-copy',
    async resolveId(source, importer) {
      if (importer !== file && !importer?.endsWith(mark)) return null;
      if (outside.includes(source)) return { id: source, external: true };
      const { id } = await this.resolve(source, importer.replace(mark, '.ts'), { skipSelf: true });
      return id.replace(/\.ts$/, mark);
    },
    load: (id) => (id.endsWith(mark) ? change(readFileSync(id.replace(mark, '.ts'), 'utf8')) : null),
  };
}
