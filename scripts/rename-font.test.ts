import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renameFont } from './rename-font.mjs';

const file = resolve(import.meta.dirname, '../node_modules/source-serif/VAR/SourceSerif4Variable-Roman.ttf');

test('a changed font does not keep its reserved name', () => {
  const original = readFileSync(file);
  const renamed = renameFont(original);
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16();
  expect(original.includes(wide('Source Serif 4 Variable'))).toBe(true);
  expect(renamed.includes(wide('Regesta Serif'))).toBe(true);
  expect(renamed.includes(wide('Source Serif 4 Variable'))).toBe(false);
  expect(renamed.length).toBe(original.length);
});
