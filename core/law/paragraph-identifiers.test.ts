import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { displayName, namings } from './display-name.ts';
import { eIdFromPath, pathFromEId } from './e-id.ts';
import { buildParagraphId, parseParagraphId, splitParagraphId } from './paragraph-id.ts';

const document = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/paragraph-identifiers.md'),
  'utf8',
);
const rowsOf = (heading: string) =>
  (document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

const forms = rowsOf('Forms').map(([, form = '', example = '', name = '']) => ({ form, example, name }));
const eIds = rowsOf('Mapping to eIds').map(([, eId = '', mapped = '']) => ({ eId, mapped }));

describe('examples of docs/paragraph-identifiers.md', () => {
  test('are all found', () => {
    expect(forms).toHaveLength(30);
    expect(eIds).toHaveLength(18);
  });

  test.each(forms)('$form: $example parses, builds and names', ({ example, name }) => {
    expect(buildParagraphId(parseParagraphId(example))).toBe(example);
    expect(displayName(splitParagraphId(example).path, 'DE', namings.act)).toBe(name);
  });

  test.each(eIds)('$eId is $mapped and back', ({ eId, mapped }) => {
    expect(pathFromEId(eId)).toBe(mapped);
    expect(eIdFromPath(mapped)).toBe(eId);
  });
});
