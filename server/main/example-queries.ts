import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { BoxOffers } from '#core/contract/main/search.ts';
import { formatCitation, namings } from '#core/law/display-name.ts';
import { headingText } from '#core/law/inline-text.ts';
import { runningTexts } from '#core/law/running-text.ts';

type Example = BoxOffers['examples'][number];

/** An act in the default scope whose short name is one word; real acts before sample ones. */
export function chooseDocument(
  documents: readonly RegulationDocument[],
  language: LanguageCode,
): RegulationDocument | undefined {
  const usable = documents.filter(
    ({ category, status, archived, languages, shortNames }) =>
      category === 'base' &&
      status === 'inForce' &&
      !archived &&
      languages.includes(language) &&
      /^[\p{L}\d-]+$/u.test(shortNames[language] ?? ''),
  );
  return usable.find(({ sample }) => !sample) ?? usable[0];
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];
const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length);

/** Sample queries about the document of this short name, made of its first units. */
export function examplesOf(units: readonly Unit[], name: string, language: LanguageCode): Example[] {
  const articles = units.flatMap((unit) => {
    const { id, kind, heading, repealed } = unit;
    const title = headingText(heading);
    const words = wordsIn([title, ...runningTexts(unit).map(({ text }) => text)].join(' '));
    return kind === 'article' && !repealed && title !== '' ? [{ id, title, words }] : [];
  });
  const last = articles.at(-1);
  if (!last) return [];
  const phrase = articles.find(({ title }) => /^[\p{L}\d ]+$/u.test(title) && wordsIn(title).length > 1);
  const [longest = ''] = longestFirst(articles.flatMap(({ title }) => wordsIn(title)));
  return [
    ...(phrase ? [{ term: `"${phrase.title}" ${name}`, feature: 'phrase' } as const] : []),
    { term: formatCitation(last.id, language, namings.act, name), feature: 'article' },
    { term: `reg:${name} ${longest}`, feature: 'field' },
    ...optingOut(articles, name),
  ];
}

type Article = { title: string; words: readonly string[] };

/** A word of one heading without a word of another, of which the first article has nothing: so there is a hit. */
function optingOut(articles: readonly Article[], name: string): Example[] {
  for (const { title, words } of articles) {
    const [wanted] = longestFirst(wordsIn(title));
    const others = longestFirst(articles.flatMap((other) => wordsIn(other.title)));
    const unwanted = others.find(
      (word) => !words.some((own) => own.toLowerCase().includes(word.toLowerCase())),
    );
    if (wanted !== undefined && unwanted !== undefined)
      return [{ term: `reg:${name} ${wanted} -${unwanted}`, feature: 'optOut' }];
  }
  return [];
}
