import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import { foldWord } from '#server/search/words/fold.ts';
import { misspellings } from '#server/search/words/misspellings.ts';
import { createSpelling, type Spelling } from '#server/search/words/spelling.ts';
import { stem } from '#server/search/words/stems.ts';
import { tokenise } from '#server/search/words/tokenise.ts';
import { realParagraphs } from './real-paragraphs.ts';

/*
 * Spelling correction over the words of the real texts: the share of misspellings whose first correction is
 * the meant word or an inflection of it, and the time per correction. First with the hundred pairs of the
 * tests, then with a seeded typo in every tenth word of the texts. `node bench/search/spelling.ts`
 */

type Pair = { typed: string; meant: string };

function vocabularyOf(language: InterfaceLanguage): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const { texts } of paragraphs)
    for (const { word } of tokenise(texts[language] ?? ''))
      vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  return vocabulary;
}

const typoMakers: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at) + 'etaoinsr'[(at * 7 + word.length) % 8] + word.slice(at + 1),
];

function misspelt(vocabulary: ReadonlyMap<string, number>): Pair[] {
  return [...vocabulary]
    .filter(([word, count]) => /^[a-z]{6,}$/.test(word) && count > 2)
    .map(([word]) => word)
    .sort()
    .filter((_, index) => index % 10 === 0)
    .map((meant, index) => ({
      meant,
      typed: typoMakers[index % typoMakers.length]?.(meant, 1 + ((index * 5) % (meant.length - 2))) ?? meant,
    }))
    .filter(({ typed }) => !vocabulary.has(typed));
}

function measure(pairs: readonly Pair[], spelling: Spelling, language: InterfaceLanguage) {
  const times: number[] = [];
  let [exact, inflected, amongFive] = [0, 0, 0];
  for (const { typed, meant } of pairs) {
    const start = performance.now();
    const corrections = spelling.correct(typed);
    times.push(performance.now() - start);
    const first = corrections[0]?.word ?? '';
    if (first === meant) exact += 1;
    if (stem(first, language) === stem(meant, language)) inflected += 1;
    if (corrections.some(({ word }) => word === meant)) amongFive += 1;
  }
  times.sort((a, b) => a - b);
  const share = (count: number) => Number((count / pairs.length).toFixed(3));
  const milliseconds = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
  return {
    pairs: pairs.length,
    'precision@1': share(exact),
    'as inflected': share(inflected),
    'among five': share(amongFive),
    'p50 ms': milliseconds(0.5),
    'p95 ms': milliseconds(0.95),
  };
}

const paragraphs = realParagraphs();
if (paragraphs.length === 0) console.log('Spelling: nothing to measure, ../shared/data is not there');
else {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const language of interfaceLanguageCodes) {
    const vocabulary = vocabularyOf(language);
    const spelling = createSpelling(vocabulary, language);
    const listed = misspellings(language)
      .map(({ typed, meant }) => ({ typed: foldWord(typed), meant }))
      .filter(({ typed, meant }) => vocabulary.has(meant) && !vocabulary.has(typed));
    rows[`${language} listed`] = { words: vocabulary.size, ...measure(listed, spelling, language) };
    rows[`${language} typos`] = {
      words: vocabulary.size,
      ...measure(misspelt(vocabulary), spelling, language),
    };
  }
  console.table(rows);
}
