import { describe, expect, it } from 'vitest';
import type { PassageArticle, PassagesReply, WordAnswer } from '../search/answer/passages.ts';
import { answerParts } from './answer-parts.ts';
import { chooseSentences } from './choose-sentences.ts';

const word = (typed: string, answer = typed, kind: WordAnswer['kind'] = 'word'): WordAnswer => ({
  asked: typed,
  found: answer,
  kind,
  field: 'text',
});

const article = (
  unit: string,
  texts: Record<string, string>,
  fields: Partial<PassageArticle> = {},
): PassageArticle => ({
  regTextId: 'musterg',
  sourceNumber: '999.1',
  shortName: 'MusterG',
  title: 'Mustergesetz',
  category: 'base',
  sample: false,
  naming: 'act',
  language: 'DE',
  versionDate: '2024-01-01',
  validity: 'current',
  behind: false,
  owner: null,
  repealed: false,
  unit,
  path: unit,
  heading: '',
  containers: [],
  score: 8,
  cited: false,
  answers: [word('frist'), word('meldung', 'meldungen', 'stem'), word('bank')],
  pieces: Object.entries(texts).map(([path, text]) => ({ path, text, row: false })),
  ...fields,
});

const searched = (...articles: PassageArticle[]): PassagesReply => ({
  question: 'Frist Meldung Bank',
  language: 'DE',
  asOf: '2026-06-01',
  articles,
  weighed: [
    { word: 'frist', rarity: 3 },
    { word: 'meldung', rarity: 4 },
    { word: 'bank', rarity: 0.5 },
  ],
  rarest: 6,
});
const quotes = (passages: PassagesReply) =>
  answerParts(chooseSentences(passages)).statements.map(({ sentences }) => sentences.map(({ text }) => text));

describe('the sentences of an answer', () => {
  it('are those that have the words of the question, the rarer the better', () => {
    const one = article('5', {
      '5^1':
        'Die Bank ist eine Aktiengesellschaft. Die Frist für Meldungen beträgt drei Tage. Sie kann es ändern.',
    });
    expect(quotes(searched(one))).toEqual([['Die Frist für Meldungen beträgt drei Tage.']]);
  });

  it('come with the sentence that introduces their list, and with the items that they introduce', () => {
    const list = {
      '5': 'Für Meldungen gilt folgende Frist:',
      '5^a': 'drei Tage;',
      '5^b': 'ein Monat im Ausland.',
    };
    expect(quotes(searched(article('5', list)))).toEqual([
      ['Für Meldungen gilt folgende Frist:', 'drei Tage;', 'ein Monat im Ausland.'],
    ]);
    const item = { '5': 'Die Bank beachtet:', '5^a': 'den Sitz;', '5^b': 'die Frist für Meldungen.' };
    expect(quotes(searched(article('5', item)))[0]).toEqual(
      expect.arrayContaining(['Die Bank beachtet:', 'die Frist für Meldungen.']),
    );
  });

  it('are cut out of the text of the place that they cite', () => {
    const one = article('5', { '5^1': 'Er meldet. Die Frist für Meldungen beträgt drei Tage.' });
    const { passages, statements } = answerParts(chooseSentences(searched(one)));
    expect(passages.map(({ passage }) => [passage.completeParagraphID, passage.citation])).toEqual([
      ['musterg~5^1', 'Art. 5 Abs. 1 MusterG'],
    ]);
    for (const { passage, from, to, text } of statements[0]?.sentences ?? [])
      expect(passages[passage]?.passage.text.slice(from, to)).toBe(text);
  });

  it('are those of a place that the question cites', () => {
    const cited = article(
      '7',
      { '7^1': 'Das Gesetz tritt in Kraft.' },
      { cited: true, path: '7', answers: [] },
    );
    const { articles, confidence } = chooseSentences({ ...searched(cited), weighed: [] });
    expect(articles[0]?.sentences).toHaveLength(1);
    expect(confidence).toBeGreaterThan(0.9);
  });

  it('are none, and nothing is sure, where no word stands', () => {
    const none = article('5', { '5^1': 'Der Sitz ist in Bern.' });
    expect(chooseSentences(searched(none))).toEqual({ articles: [], confidence: 0 });
    expect(chooseSentences({ ...searched(), articles: [] })).toEqual({ articles: [], confidence: 0 });
  });

  it('are surer the more of the question they answer, and the higher the search ranks their article', () => {
    const whole = { '5^1': 'Die Frist für Meldungen der Bank beträgt drei Tage.' };
    const sure = chooseSentences(searched(article('5', whole))).confidence;
    const part = chooseSentences(
      searched(article('5', { '5^1': 'Die Frist beträgt drei Tage.' })),
    ).confidence;
    const low = chooseSentences(searched(article('5', whole, { score: 2 }))).confidence;
    expect(sure).toBeGreaterThan(0.9);
    expect(part).toBeLessThan(0.75 * sure);
    expect(low).toBeLessThan(0.75 * sure);
  });

  it('say the quantity that is asked for, or are less sure', () => {
    const asking = (question: string, text: string) =>
      chooseSentences({ ...searched(article('5', { '5^1': text })), question });
    const fit = asking('Welche Frist gilt für Meldungen', 'Die Frist für Meldungen beträgt drei Tage.');
    const unfit = asking('Welche Frist gilt für Meldungen', 'Die Frist für Meldungen ist angemessen.');
    const other = asking('Warum gilt die Frist für Meldungen', 'Die Frist für Meldungen ist angemessen.');
    expect(unfit.confidence).toBeLessThan(0.8 * fit.confidence);
    expect(other.confidence).toBe(fit.confidence);
  });

  it('say it in an item of the list that they introduce', () => {
    const list = { '5': 'Die Frist für Meldungen beträgt:', '5^a': 'in der Schweiz drei Tage;' };
    const inList = chooseSentences({ ...searched(article('5', list)), question: 'Welche Frist gilt' });
    const plain = chooseSentences({ ...searched(article('5', list)), question: 'Warum gilt die Frist' });
    expect(inList.confidence).toBe(plain.confidence);
  });

  it('are no surer for a word that is merely related to one which answers for itself', () => {
    const text = { '5^1': 'Die Frist für Meldungen beträgt drei Tage.' };
    const related = (other: string) =>
      chooseSentences(
        searched(
          article('5', text, {
            answers: [word('frist'), word('meldung', 'meldungen', 'stem'), word('bank', other, 'synonym')],
          }),
        ),
      ).confidence;
    expect(related('tage')).toBeGreaterThan(related('frist'));
    // A synonym of several words needs only one that says more.
    expect(related('frist tage')).toBe(related('tage'));
  });
});
