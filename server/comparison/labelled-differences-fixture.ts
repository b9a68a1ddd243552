import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import {
  type ComparisonRow,
  type DifferenceClass,
  differenceClasses,
} from '#core/contract/main/comparison.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/data/reconstructed-akn');
export const realActsPresent = existsSync(data);

export const halves = ['development', 'test'] as const;
type Half = (typeof halves)[number];

/** A labelled paragraph: the classes of its differences, and those that may be reported or not. */
type Label = { place: string; classes: Set<string>; possible: Set<string> };
type LabelledPair = { act: string; language: LanguageCode; from: string; to: string; labels: Label[] };

function labelOf(line: string): Label {
  const [place = '', words = ''] = line.split('\t');
  const all = words.split(' ').filter((word) => word !== '' && word !== 'none');
  return {
    place,
    classes: new Set(all.filter((word) => !word.startsWith('('))),
    possible: new Set(all.filter((word) => word.startsWith('(')).map((word) => word.slice(1, -1))),
  };
}

export function labelledPairs(half: Half): LabelledPair[] {
  const file = path.join(import.meta.dirname, 'labelled-differences', `${half}.txt`);
  return readFileSync(file, 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [act = '', language = '', from = '', to = ''] = head.split(' ');
      return { act, language: language as LanguageCode, from, to, labels: lines.map(labelOf) };
    });
}

const placeOf = ({ before, after }: ComparisonRow) => `${before?.path ?? '-'} > ${after?.path ?? '-'}`;

function labelledPlaceOf(row: ComparisonRow): string {
  if (row.kind !== 'table') return placeOf(row);
  const words = row.runs.map(({ text }) => text).join('');
  return `${placeOf(row)} #${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;
}

/** A class that is labelled or reported for a paragraph. */
export type Judgement = { class: DifferenceClass; isLabelled: boolean; isReported: boolean; where: string };

/** Compares what is reported of each labelled paragraph with its labels. */
export function judgements(half: Half, unitsOf: (xml: string, file: string) => Unit[]): Judgement[] {
  return labelledPairs(half).flatMap(({ act, language, from, to, labels }) => {
    const read = (day: string) => {
      const name = `SR-${act}_${day}_${language.toLowerCase()}.xml`;
      return unitsOf(readFileSync(path.join(data, name), 'utf8'), name);
    };
    const reported = new Map<string, Set<string>>();
    for (const row of compareTexts(read(from), read(to), { language }).rows) {
      const place = labelledPlaceOf(row);
      const known = reported.get(place) ?? new Set();
      for (const difference of row.differences) known.add(difference.class);
      reported.set(place, known);
    }
    return labels.flatMap(({ place, classes, possible }) =>
      differenceClasses.flatMap((name): Judgement[] => {
        const [isLabelled, isReported] = [classes.has(name), reported.get(place)?.has(name) === true];
        if (possible.has(name) || !(isLabelled || isReported)) return [];
        return [{ class: name, isLabelled, isReported, where: `${act} ${language} ${from} ${place}` }];
      }),
    );
  });
}
