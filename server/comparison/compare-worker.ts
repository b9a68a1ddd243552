import { LRUCache } from 'lru-cache';
import { languageCodes } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import type { ComparisonJob, SerialisedText } from './comparer.ts';

/*
 * Compares in a worker thread. Texts arrive and replies leave as JSON, which the worker parses and writes,
 * since that takes time too. Users go from version to version of a text, so a few parsed texts are cached.
 */

/** In characters of JSON; a parsed text takes about thirty times as many bytes. */
const maxCharacters = 3_000_000;
const texts = new LRUCache<string, readonly Unit[]>({ maxSize: maxCharacters });

function parsedUnitsOf({ key, bodies }: SerialisedText): readonly Unit[] {
  const known = texts.get(key);
  if (known) return known;
  const units = bodies.map((body) => JSON.parse(body) as Unit);
  texts.set(key, units, {
    size: Math.max(
      1,
      bodies.reduce((sum, { length }) => sum + length, 0),
    ),
  });
  return units;
}

export function run(job: ComparisonJob | 'warm up'): string {
  if (job === 'warm up') return warmUp();
  const { before, after, language, beforeRoot, afterRoot } = job;
  return JSON.stringify(
    compareTexts(parsedUnitsOf(before), parsedUnitsOf(after), { language, beforeRoot, afterRoot }),
  );
}

const sampleArticles = 40;

/** Compares invented texts, so that the code is compiled before the first real job, which is then faster. */
function warmUp(): string {
  for (const language of languageCodes) compareTexts(sampleText(0), sampleText(1), { language });
  return '';
}

const sampleText = (version: number): Unit[] =>
  Array.from({ length: sampleArticles }, (_, at) => ({
    id: `${at + version}`,
    kind: 'article',
    depth: 0,
    notes: [],
    num: [`Art. ${at + version}`],
    heading: [`Lex ${at}`],
    parts: [1, 2, 3].map((number) => ({
      part: 'division',
      kind: 'paragraph',
      id: `${at + version}^${number}`,
      num: [`${number}`],
      parts: [{ part: 'text', content: [sentence(at * 3 + number, (at + number) % 3 === 0 ? version : 0)] }],
    })),
  }));

const sentence = (seed: number, version: number): string =>
  `Verbum${seed} (${version ? 'muss nicht' : 'doit'}) argentaria ${seed * (100 + version)} CHF, ${seed + version}%, ` +
  `Art. ${seed} Abs. ${version + 1}, ${(seed % 28) + 1}. ${version ? 'Januar' : 'mars'} 20${10 + (seed % 15)}, ` +
  `must summa${seed % 7} intra ${seed % 30} ${version ? 'Tage' : 'days'} fiscus${seed % 11} l’ordo${version}.`;
