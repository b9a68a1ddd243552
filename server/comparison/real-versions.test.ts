import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ComparisonRow, DifferenceClass, Run } from '#core/contract/main/comparison.ts';
import type { Division, Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/data');
const present = existsSync(data);
const where = present ? '' : ' (skipped: ../shared/data is not there)';

const read = (file: string) => readAkn(readFileSync(path.join(data, file), 'utf8'), file);
const compare = (before: string, after: string) => {
  const [one, other] = [read(before), read(after)];
  return compareTexts(one.units, other.units, { language: other.language as LanguageCode });
};

/** Files of the same act in the same language, each with the version after it. */
function versionPairs(): [string, string][] {
  if (!present) return [];
  const files = readdirSync(path.join(data, 'reconstructed-akn')).filter((file) => file.endsWith('.xml'));
  const name = (file: string) => file.replace(/_\d{8}_/, '_');
  return files.sort().flatMap((file): [string, string][] => {
    const next = files.find((other) => name(other) === name(file) && other > file);
    return next ? [[`reconstructed-akn/${file}`, `reconstructed-akn/${next}`]] : [];
  });
}

const letters = (runs: readonly Run[], without: 'deleted' | 'inserted') =>
  runs
    .filter(({ op }) => op !== without)
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
/** All letters and digits of one side, sorted, since the order of the rows may differ. */
const sideOf = (rows: readonly ComparisonRow[], without: 'deleted' | 'inserted') =>
  [...rows.map(({ runs }) => letters(runs, without)).join('')].sort().join('');

describe.skipIf(!present)(`real versions${where}`, () => {
  test('DSG, 2023-09-01 to 2025-04-01: one paragraph is new, and nothing else', () => {
    const dsg = (day: string) => `fedlex-akn/SR-235.1_DSG_${day}_de.xml`;
    const { rows, summary, units } = compare(dsg('20230901'), dsg('20250401'));
    expect(rows.filter(({ change }) => change !== 'same')).toMatchObject([
      { change: 'new', after: { path: '24^5bis' } },
    ]);
    const differences = rows.find(({ change }) => change === 'new')?.differences ?? [];
    expect(Object.values(summary.classes).reduce((sum, count) => sum + count, 0)).toBe(differences.length);
    expect(differences.every(({ before }) => before === '')).toBe(true);
    expect(units).toEqual([{ path: '24', side: 'after', change: 'changed' }]);
    const later = compare(dsg('20250401'), dsg('20250707'));
    expect(later.rows.every(({ change }) => change === 'same')).toBe(true);
    expect(later.units).toEqual([]);
  });

  test('BankG, 2021 to 2023: what left Art. 24 is told there, with the place to which it moved', () => {
    const bankg = (day: string) => `reconstructed-akn/SR-952.0_${day}_de.xml`;
    const { rows, summary } = compare(bankg('20210801'), bankg('20230101'));
    const left = rows.filter(({ to }) => to !== undefined);
    const ofArticle = left.filter(({ before }) => before?.unit === '24');
    expect(ofArticle.map(({ before, to }) => `${before?.path} > ${to}`)).toEqual([
      '24^3 > 37gquinquies^_',
      '24^4 > 37gbis^1',
    ]);
    for (const { before, to } of left) {
      expect(
        rows.some(
          (row) => row.change === 'moved' && row.after?.path === to && row.before?.path === before?.path,
        ),
      ).toBe(true);
    }
    expect(summary.rows.moved).toBe(left.length);
  });

  test.each([
    'fedlex-akn/SR-235.1_DSG_20250707_fr.xml',
    'fedlex-akn/SR-642.11_DBG_20260101_de.xml',
    'reconstructed-akn/SR-952.03_20250124_de.xml',
  ])('%s reads the same when its file is indented anew', (file) => {
    const source = readFileSync(path.join(data, file), 'utf8');
    const language = read(file).language as LanguageCode;
    const indented = [
      source.replace(/>\s*</g, '>\n    <'),
      source.replace(/(?<=\p{L}[,;]?) (?=\p{L}[^<>]*<)/gu, '\n      '),
      source
        .replace(/(?<=<(?:i|sup|sub|p|heading)>)(?=[^<])/g, '\n    ')
        .replace(/(?<=[^>])(?=<\/p>)/g, '\n  '),
    ];
    for (const text of indented) {
      const { rows, units } = compareTexts(read(file).units, readAkn(text, file).units, { language });
      expect(rows.filter(({ change, differences }) => change !== 'same' || differences.length > 0)).toEqual(
        [],
      );
      expect(units).toEqual([]);
    }
  });

  test.each(versionPairs())('%s > %s: both texts are there, and the other way round too', (before, after) => {
    const there = compare(before, after);
    expect(there.unrelated).toBe(false);
    const back = compare(after, before);
    // What is new in one direction is repealed in the other.
    const { same = 0 } = there.summary.rows;
    expect(Math.abs((back.summary.rows.same ?? 0) - same)).toBeLessThanOrEqual(Math.max(3, same * 0.02));
    for (const row of there.rows) {
      for (const { op, difference } of row.runs) {
        if (difference !== undefined) expect(row.differences[difference]).toBeDefined();
        else if (op)
          expect(row.to !== undefined || row.change === 'new' || row.change === 'repealed').toBe(true);
      }
    }
    expect(sideOf(there.rows, 'inserted').length).toBeGreaterThan(1000);
  });

  test.each(versionPairs())('%s > %s: what changed an article is what its versions tell', (before, after) => {
    const hashesOf = (file: string) => new Map(read(file).provisions.map(({ path, hash }) => [path, hash]));
    const [one, other] = [hashesOf(before), hashesOf(after)];
    const { rows, units } = compare(before, after);
    const broken: string[] = [];
    const renamed = new Set(units.flatMap((unit) => (unit.other ? [unit.path, unit.other] : [])));
    const touched = new Set(
      rows.flatMap((row) => (row.change === 'same' ? [] : [row.before?.unit, row.after?.unit])),
    );
    for (const [path, hash] of other) {
      if (!one.has(path) || renamed.has(path) || path.includes('^')) continue;
      const isOther = hash !== one.get(path);
      if (isOther) expect([path, touched.has(path)]).toEqual([path, true]);
      // If a source file has a broken list, the comparison may not find the same words.
      else if (touched.has(path)) broken.push(path);
    }
    expect(broken.length).toBeLessThanOrEqual(2);
  });
});

type Plant = { slot: DifferenceClass; edit: (text: string) => string | undefined };

const replaced = (pattern: RegExp, by: (match: string) => string) => (text: string) =>
  pattern.test(text) ? text.replace(pattern, by) : undefined;
const other = (match: string) => match.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

/** Changes planted in sentences of real acts by rules that are independent of the comparison. */
const plants: Record<'DE' | 'FR' | 'IT' | 'EN', Plant[]> = {
  DE: [
    { slot: 'amount', edit: replaced(/\d[\d ' ]* (?:Millionen |Milliarden )?Franken/, other) },
    { slot: 'percentage', edit: replaced(/\d+(?:,\d+)? (?:Prozent|%)/, other) },
    { slot: 'deadline', edit: replaced(/\b\d+ (?:Tagen?|Monaten?|Jahren?)\b/, other) },
    { slot: 'deadline', edit: replaced(/(?<=\d\. )(?:Januar|Juni|Dezember)(?= \d{4})/, () => 'Oktober') },
    {
      slot: 'obligation',
      edit: replaced(/ (?:muss|kann) /, (match) => (match === ' kann ' ? ' muss ' : ' kann ')),
    },
    {
      slot: 'obligation',
      edit: replaced(/ (?:ist|sind|wird|werden) (?!nicht)/, (match) => `${match}nicht `),
    },
    { slot: 'reference', edit: replaced(/(?<=Artikel )\d+(?= )/, other) },
    { slot: 'wording', edit: replaced(/ Bank /, () => ' Sennerei ') },
  ],
  FR: [
    { slot: 'amount', edit: replaced(/\d[\d ' ]* (?:millions de |milliards de )?francs/, other) },
    { slot: 'percentage', edit: replaced(/\d+(?:,\d+)? (?:pour cent|%)/, other) },
    { slot: 'deadline', edit: replaced(/\b\d+ (?:jours|mois|ans)\b/, other) },
    {
      slot: 'obligation',
      edit: replaced(/ (?:doit|peut) /, (match) => (match === ' peut ' ? ' doit ' : ' peut ')),
    },
    { slot: 'reference', edit: replaced(/(?<=art\. )\d+(?=[, ])/, other) },
    { slot: 'wording', edit: replaced(/ banque /, () => ' laiterie ') },
  ],
  IT: [
    { slot: 'amount', edit: replaced(/\d[\d ' ]* (?:milioni di |miliardi di )?franchi/, other) },
    { slot: 'percentage', edit: replaced(/\d+(?:,\d+)? (?:per cento|%)/, other) },
    { slot: 'deadline', edit: replaced(/\b\d+ (?:giorni|mesi|anni)\b/, other) },
    {
      slot: 'obligation',
      edit: replaced(/ (?:deve|può) /, (match) => (match === ' può ' ? ' deve ' : ' può ')),
    },
    { slot: 'reference', edit: replaced(/(?<=articolo )\d+(?= )/, other) },
    { slot: 'wording', edit: replaced(/ banca /, () => ' latteria ') },
  ],
  EN: [
    { slot: 'amount', edit: replaced(/CHF \d[\d,' ]*(?: million)?/, other) },
    { slot: 'percentage', edit: replaced(/\d+(?:\.\d+)? ?(?:per cent|%)/, other) },
    { slot: 'deadline', edit: replaced(/\b\d+ (?:days|months|years)\b/, other) },
    {
      slot: 'obligation',
      edit: replaced(/ (?:must|may) /, (match) => (match === ' may ' ? ' must ' : ' may ')),
    },
    { slot: 'reference', edit: replaced(/(?<=Article )\d+(?= )/, other) },
    { slot: 'wording', edit: replaced(/ bank /, () => ' dairy ') },
  ],
};

const acts = {
  DE: ['SR-952.0_20240101_de', 'SR-952.03_20250124_de', 'SR-957.1_20230101_de'],
  FR: ['SR-952.0_20240101_fr', 'SR-956.122_20240301_fr', 'SR-957.1_20230101_fr'],
  IT: ['SR-952.0_20240101_it', 'SR-956.122_20240301_it', 'SR-957.1_20230101_it'],
  EN: ['SR-952.03_20210801_en', 'SR-957.1_20210201_en'],
} as const;

/** Paragraphs whose text is a single string, into which an edit can be planted. */
function* places(units: readonly Unit[]): Generator<{ division: Division; text: string }> {
  const inside = function* (division: Division): Generator<{ division: Division; text: string }> {
    const [first] = division.parts;
    if (first?.part === 'text' && first.content.length === 1) {
      const [text] = first.content;
      if (typeof text === 'string' && division.id !== undefined) yield { division, text };
    }
    for (const part of division.parts) if (part.part === 'division') yield* inside(part);
  };
  for (const unit of units) for (const part of unit.parts) if (part.part === 'division') yield* inside(part);
}

describe.skipIf(!present)(`changes planted in real acts${where}`, () => {
  test.each(Object.keys(acts) as (keyof typeof acts)[])('are classed in %s as what they are', (language) => {
    const counts = { planted: 0, right: 0, surplus: 0, hidden: 0 };
    const wrong: string[] = [];
    for (const file of acts[language]) {
      const before = read(`reconstructed-akn/${file}.xml`).units;
      const after = structuredClone(before);
      const truth = new Map<string, DifferenceClass>();
      let turn = 0;
      for (const { division, text } of places(after)) {
        const all = plants[language];
        const plant = all[turn % all.length];
        const changed = plant?.edit(text);
        turn += 1;
        if (!plant || changed === undefined || changed === text) continue;
        division.parts[0] = { part: 'text', content: [changed] };
        truth.set(division.id ?? '', plant.slot);
      }
      for (const { after: side, differences } of compareTexts(before, after, { language }).rows) {
        const slot = truth.get(side?.path ?? '');
        if (differences.length === 0) continue;
        const right = differences.filter((difference) => difference.class === slot).length;
        counts.right += Math.min(1, right);
        counts.surplus += differences.length - Math.min(1, right);
        if (differences.every((difference) => difference.class === 'editorial')) counts.hidden += 1;
        if (right !== 1 || differences.length > 1) wrong.push(`${slot}: ${JSON.stringify(differences)}`);
      }
      counts.planted += truth.size;
    }
    const { planted, right, surplus, hidden } = counts;
    process.stdout.write(
      `${language}: ${planted} planted in real acts, precision ${(right / (right + surplus)).toFixed(3)}, recall ${(right / planted).toFixed(3)}\n`,
    );
    expect(hidden).toBe(0);
    expect(right / planted, wrong.slice(0, 12).join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + surplus), wrong.slice(0, 12).join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
