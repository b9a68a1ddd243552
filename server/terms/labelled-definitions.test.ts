import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { glossaryKey } from '#core/law/terms/glossary-key.ts';
import { readAkn } from '../import/akn/read-akn.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/data');
const labels = readFileSync(path.join(import.meta.dirname, 'labelled-definitions.txt'), 'utf8');

/** Paths and terms by file. */
const labelled = new Map(
  labels
    .split(/^== /m)
    .slice(1)
    .map((block): [string, Set<string>] => {
      const [file = '', ...lines] = block.trim().split('\n');
      return [file, new Set(lines)];
    }),
);

function fileOf(name: string): string | undefined {
  return [path.join('fedlex-akn', `SR-${name}`), path.join('reconstructed-akn', `SR-${name}`)].find((file) =>
    existsSync(path.join(data, file)),
  );
}

if (!existsSync(data)) console.info('skipped: real texts are not beside the project (../shared/data)');

describe.skipIf(!existsSync(data))('definitions of real texts', () => {
  test('are found as they are labelled: precision ≥ 0.97, recall ≥ 0.94', () => {
    let [found, right, wanted] = [0, 0, 0];
    const differences: string[] = [];
    for (const [name, expected] of labelled) {
      const file = fileOf(name);
      if (file === undefined) continue;
      const text = readAkn(readFileSync(path.join(data, file)), file);
      const lines = new Set(
        definitionsOf(text.units, text.language).map((one) => `${one.path}\t${one.term}`),
      );
      const wrong = [...lines].filter((line) => !expected.has(line));
      const missed = [...expected].filter((line) => !lines.has(line));
      found += lines.size;
      right += lines.size - wrong.length;
      wanted += expected.size;
      differences.push(
        ...wrong.map((line) => `${name} + ${line}`),
        ...missed.map((line) => `${name} - ${line}`),
      );
    }
    const [precision, recall] = [right / found, right / wanted];
    console.info(
      `definitions: ${found} found, ${wanted} labelled, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n${differences.join('\n')}`,
    );
    expect(wanted).toBeGreaterThan(400);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.94);
  });
});

test('labelled terms share an entry only where they are forms of one', () => {
  const entries = new Map<string, Set<string>>();
  for (const [name, lines] of labelled) {
    const language = name.slice(-6, -4).toUpperCase() as LanguageCode;
    for (const line of lines) {
      const term = line.split('\t')[1] ?? '';
      const entry = `${language} ${glossaryKey(term, language)}`;
      entries.set(entry, (entries.get(entry) ?? new Set()).add(term));
    }
  }
  const shared = [...entries.values()].filter((forms) => forms.size > 1).map((forms) => [...forms].sort());
  expect(shared.sort()).toEqual([
    ['Bank', 'Banken'],
    ['banca', 'banche'],
    ['banque', 'banques'],
  ]);
});
