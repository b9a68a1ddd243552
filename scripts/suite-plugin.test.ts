import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { suite } from './suite-plugin.mjs';

it('suite.json has the version, and the hash of every script as browsers compute it', () => {
  const code = 'export const a = 1;\n';
  const emitted: { fileName: string; source: string }[] = [];
  suite('1.4.2').generateBundle.handler.call(
    { emitFile: (file) => void emitted.push(file) },
    {},
    {
      b: { type: 'chunk', fileName: 'parts/b.js', code },
      a: { type: 'asset', fileName: 'a.mjs', source: '' },
      font: { type: 'asset', fileName: 'font.woff2', source: code },
    },
  );
  expect(emitted.map(({ fileName }) => fileName)).toEqual(['suite.json']);
  const hash = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  expect(JSON.parse(emitted[0]?.source ?? '')).toEqual({
    version: '1.4.2',
    integrity: { 'a.mjs': hash(''), 'parts/b.js': hash(code) },
  });
});
