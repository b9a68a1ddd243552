import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Gives an entry copies of its own of everything that it imports, so that it is one file: what it shares with others would
 * be a file besides, and a round trip later. What is `outside` stays an import.
 */
export function ownCopy(entry, outside = []) {
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
    load: (id) => (id.endsWith(mark) ? readFileSync(id.replace(mark, '.ts'), 'utf8') : null),
  };
}
