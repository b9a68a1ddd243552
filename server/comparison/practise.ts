import { languageCodes } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';

const articles = 40;

/** Compares invented texts, so that the code is compiled when the first real ones come: they take a quarter less. */
export function practise(): void {
  for (const language of languageCodes) compareTexts(text(0), text(1), { language });
}

const text = (version: number): Unit[] =>
  Array.from({ length: articles }, (_, at) => ({
    ...{ id: `${at + version}`, kind: 'article', depth: 0, notes: [] },
    ...{ num: [`Art. ${at + version}`], heading: [`Lex ${at}`] },
    parts: [1, 2, 3].map((number) => ({
      ...{ part: 'division', kind: 'paragraph', id: `${at + version}^${number}`, num: [`${number}`] },
      parts: [{ part: 'text', content: [sentence(at * 3 + number, (at + number) % 3 === 0 ? version : 0)] }],
    })),
  }));

const sentence = (seed: number, version: number): string =>
  `Verbum${seed} (${version ? 'muss nicht' : 'doit'}) argentaria ${seed * (100 + version)} CHF, ${seed + version}%, ` +
  `Art. ${seed} Abs. ${version + 1}, ${(seed % 28) + 1}. ${version ? 'Januar' : 'mars'} 20${10 + (seed % 15)}, ` +
  `must summa${seed % 7} intra ${seed % 30} ${version ? 'Tage' : 'days'} fiscus${seed % 11} l’ordo${version}.`;
