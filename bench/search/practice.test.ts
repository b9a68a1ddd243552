import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { labelledQueries, setAsideQueries } from './labelled.ts';
import { practiceAbsent, practiceQuestions } from './practice-queries.ts';
import { articlesOf, newestTexts, realActs } from './real-acts.ts';
import { setAsideActs } from './set-aside-acts.ts';
import { absentQueries, presentQueries } from './set-aside-queries.ts';

const questions = practiceQuestions();
const acts = realActs();
const keyOf = ({ language, query }: { language: string; query: string }) =>
  `${language} ${query.toLowerCase()}`;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('practice queries', () => {
  it('are of every language, each once, with an answer', () => {
    for (const code of interfaceLanguageCodes) {
      expect(questions.filter(({ language }) => language === code).length).toBeGreaterThanOrEqual(40);
      expect(practiceAbsent().filter(({ language }) => language === code).length).toBeGreaterThanOrEqual(10);
    }
    expect(repeated([...questions, ...practiceAbsent()].flatMap((one) => [one.id, keyOf(one)]))).toEqual([]);
    for (const { labels, id } of questions)
      expect(
        labels.some(({ grade }) => grade === 2),
        id,
      ).toBe(true);
  });

  it('lead to no act that was set aside in their language, and repeat no other query', () => {
    const others = [...labelledQueries(), ...setAsideQueries(), ...absentQueries(), ...presentQueries()];
    const known = new Set(others.map(keyOf));
    expect([...questions, ...practiceAbsent()].filter((one) => known.has(keyOf(one)))).toEqual([]);
    const aside = questions.filter(({ language, labels }) =>
      labels.some(({ place }) => setAsideActs[place.split('~')[0] ?? '']?.includes(language)),
    );
    expect(aside).toEqual([]);
  });

  it.skipIf(acts.length === 0)('lead to places that exist in their language', () => {
    const places = new Set(
      newestTexts(acts).flatMap((text) =>
        articlesOf(text).map(({ place }) => `${text.language} ${articlePath(place)}`),
      ),
    );
    const missing = questions.flatMap(({ language, labels }) =>
      labels.filter(({ place }) => !places.has(`${language} ${articlePath(place)}`)),
    );
    expect(missing).toEqual([]);
  });
});
