import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from './act-structure.ts';
import { type Placed, placeAct, walk } from './place-act.ts';
import { longNumbers, plainSampleText } from './plain-text.ts';
import { readActs } from './write-sample.ts';

const acts = await readActs();
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const rowShape = /^\| ([\w-]+) +\| (\S+)(?: → (\S+))? +\| (\d{4}-\S+) +\| (\d{4}-\S+) +\| ([a-z ]+?) +\|$/gm;
const rows = [...readme.matchAll(rowShape)].map(
  ([, act = '', old = '', next = old, from = '', to = '', change = '']) => ({
    act,
    old,
    next,
    from,
    to,
    change,
  }),
);

function find(slug: string, version: string, eId: string): Placed | undefined {
  const act = acts.find((candidate) => candidate.slug === slug);
  return (
    act && [...walk(placeAct(act, version))].find((element) => element.eId === eId && element.kind !== 'list')
  );
}

type Texts = { before: string; after: string };
const must: Record<Language, RegExp> = {
  de: /\bmuss\b|\bmüssen\b/,
  fr: /\bdoi(t|vent)\b/,
  it: /\bdev(e|ono)\b/i,
  en: /\bmust\b/,
};
const may: Record<Language, RegExp> = {
  de: /\bkann\b|\bkönnen\b/,
  fr: /\bpeu(t|vent)\b/,
  it: /può|\bpossono\b/i,
  en: /\bmay\b/,
};
const not: Record<Language, RegExp> = { de: /\bnicht\b/, fr: /\bpas\b/, it: /\bnon\b/i, en: /\bnot\b/ };
const article: Record<Language, RegExp> = {
  de: /Artikels? (\d+)/,
  fr: /article (\d+)/,
  it: /articolo (\d+)/,
  en: /Article (\d+)/,
};
const francs = /Franken|francs|franchi|francs/;
const days = /Tagen|jours|giorni|days/;
const withoutNumbers = (text: string) => text.replaceAll(/[\d  ,.’]+/g, '#');

const textChanges: Record<string, (texts: Texts, language: Language) => void> = {
  amount: ({ before, after }) => {
    expect(before).toMatch(francs);
    expect(withoutNumbers(after)).toBe(withoutNumbers(before));
    expect(after).not.toBe(before);
  },
  deadline: ({ before, after }) => {
    expect(before).toMatch(days);
    expect(withoutNumbers(after)).toBe(withoutNumbers(before));
    expect(longNumbers(after)).not.toEqual(longNumbers(before));
  },
  'must to may': ({ before, after }, language) => {
    expect([must[language].test(before), may[language].test(before)]).toEqual([true, false]);
    expect([must[language].test(after), may[language].test(after)]).toEqual([false, true]);
  },
  'may to must': ({ before, after }, language) => {
    expect([must[language].test(before), may[language].test(before)]).toEqual([false, true]);
    expect([must[language].test(after), may[language].test(after)]).toEqual([true, false]);
  },
  negation: ({ before, after }, language) => {
    expect(not[language].test(after)).toBe(!not[language].test(before));
  },
  reference: ({ before, after }, language) => {
    const [old, next] = [article[language].exec(before)?.[1], article[language].exec(after)?.[1]];
    expect(old && next && old !== next).toBeTruthy();
    expect(withoutNumbers(after)).toBe(withoutNumbers(before));
  },
  editorial: ({ before, after }) => {
    expect(after).not.toBe(before);
    expect(longNumbers(after)).toEqual(longNumbers(before));
    const [old, next] = [before, after].map((text) => new Set(text.split(/\s+/)));
    const unchanged = [...(old ?? [])].filter((word) => next?.has(word)).length;
    expect(unchanged / (old?.size ?? 1)).toBeGreaterThan(0.6);
  },
};

describe('changes between the versions of the sample acts', () => {
  it('cover every class', () => {
    expect(rows.length).toBe(readme.match(/ \d{4}-\d\d-\d\d +\|.*\|$/gm)?.length);
    const classes = [...Object.keys(textChanges), 'inserted', 'repealed', 'moved', 'renumbered'];
    expect(new Set(rows.map((row) => row.change))).toEqual(new Set(classes));
  });

  it.each(rows.map((row) => [row.act, row.old, row.change, row] as const))(
    '%s %s: %s',
    (slug, _, change, row) => {
      const before = find(slug, row.from, row.old);
      const after = find(slug, row.to, row.next);
      if (change === 'inserted') return expect([before, after?.eId]).toEqual([undefined, row.next]);
      if (change === 'repealed') return expect([before?.repealed, after?.repealed]).toEqual([false, true]);
      if (!before || !after) throw new Error(`${row.old} or ${row.next} is not there`);
      const places = change === 'moved' || change === 'renumbered';
      for (const language of languages) {
        const texts = { before: plainSampleText(before, language), after: plainSampleText(after, language) };
        if (places) expect(texts.after).toBe(texts.before);
        else textChanges[change]?.(texts, language);
      }
      if (places) {
        expect(row.next).not.toBe(row.old);
        const left = find(slug, row.to, row.old);
        expect(left ? plainSampleText(left, 'de') : '').not.toBe(plainSampleText(before, 'de'));
      }
    },
  );
});
