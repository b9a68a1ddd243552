import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { foldWord } from '../../words/fold.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { everyday as everydayGerman } from './de/everyday.ts';
import { german } from './de.ts';
import { everyday as everydayEnglish } from './en/everyday.ts';
import { english } from './en.ts';
import { everydayThesaurusOf } from './everyday.ts';
import { everyday as everydayFrench } from './fr/everyday.ts';
import { french } from './fr.ts';
import { everyday as everydayItalian } from './it/everyday.ts';
import { italian } from './it.ts';
import { type Group, readThesaurus } from './read-thesaurus.ts';
import { createThesaurus, thesaurusOf } from './thesaurus.ts';

const sources: [LanguageCode, string][] = [
  ['DE', german],
  ['FR', french],
  ['IT', italian],
  ['EN', english],
];
const everydaySources: [LanguageCode, string][] = [
  ['DE', everydayGerman],
  ['FR', everydayFrench],
  ['IT', everydayItalian],
  ['EN', everydayEnglish],
];
const members = ({ everyday, law }: Group) => [...everyday, ...law];
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

describe.each([
  ...sources.map(([language, source]) => ({ language, source, what: 'fields of law', least: 150 })),
  ...everydaySources.map(([language, source]) => ({ language, source, what: 'everyday speech', least: 90 })),
])('the thesaurus of $what in $language', ({ language, source, least }) => {
  const groups = readThesaurus(source, language);

  it('has enough groups, each with two members or more', () => {
    expect(groups.length).toBeGreaterThanOrEqual(least);
    expect(groups.filter((group) => members(group).length < 2)).toEqual([]);
  });

  it('has members of one to five folded words that are no stop words', () => {
    const wrong = groups.flatMap(members).filter(({ words }) => {
      const isFolded = words.every((word) => word === foldWord(word) && !isStopWord(word, language));
      return words.length < 1 || words.length > 5 || !isFolded;
    });
    expect(wrong).toEqual([]);
  });

  it('names nothing twice in a group, in no inflection', () => {
    expect(groups.flatMap((group) => repeated(members(group).map(({ key }) => key)))).toEqual([]);
  });

  it('has an everyday word in one group only', () => {
    expect(repeated(groups.flatMap(({ everyday }) => everyday.map(({ key }) => key)))).toEqual([]);
  });

  it('leads from one word to another in one direction only', () => {
    const links = new Set(
      groups.flatMap(({ everyday, law }) => everyday.flatMap((a) => law.map((b) => `${a.key} > ${b.key}`))),
    );
    const back = [...links].filter((link) => links.has(link.split(' > ').toReversed().join(' > ')));
    expect(back).toEqual([]);
  });
});

describe('words of everyday speech', () => {
  it.each<[LanguageCode, string, string]>([
    ['DE', 'gefaengnis', 'freiheitsstrafe'],
    ['FR', 'prison', 'peine privative liberte'],
    ['IT', 'carcere', 'pena detentiva'],
    ['EN', 'jail', 'imprisonment'],
    ['DE', 'zweitjob', 'nebenbeschaeftigung'],
    ['FR', 'brochure', 'prospectus'],
    ['IT', 'bustarella', 'indebito vantaggio'],
    ['EN', 'moonlighting', 'secondary employment'],
  ])('in %s: %s leads to %s, less surely than words of a field', (language, queried, law) => {
    const entry = everydayThesaurusOf(language)
      .of([queried])
      .find(({ words }) => words.join(' ') === law);
    const [sure] = thesaurusOf('DE').of(['bussgelder']);
    expect(entry?.weight).toBeLessThan(sure?.weight ?? 0);
  });
});

describe('a thesaurus', () => {
  it.each<[LanguageCode, string, string]>([
    ['DE', 'datenpannen', 'verletzung datensicherheit'],
    ['DE', 'geldwaesche', 'geldwaescherei'],
    ['DE', 'bussgelder', 'busse'],
    ['DE', 'boni', 'variable verguetung'],
    ['FR', 'bonus', 'remuneration variable'],
    ['FR', 'fuite donnees', 'violation securite donnees'],
    ['IT', 'casino', 'casa gioco'],
    ['EN', 'access requests', 'right information'],
    ['EN', 'privacy', 'data protection'],
    ['DE', 'opt-in', 'einwilligung'],
    ['DE', 'bail-in', 'forderungsreduktion'],
  ])('in %s finds %s by %s', (language, queried, law) => {
    const entries = thesaurusOf(language).of(queried.split(' '));
    expect(entries.map(({ words }) => words.join(' '))).toContain(law);
  });

  it('leads to the law and not back, and weighs the law above what others say', () => {
    const { of, maxWords: longest } = createThesaurus(
      readThesaurus('Chef, grosser Chef > Arbeitgeber', 'DE'),
      'DE',
    );
    expect(of(['arbeitgeber'])).toEqual([]);
    const [law, other] = of(['chef']);
    expect([law?.words, other?.words]).toEqual([['arbeitgeber'], ['grosser', 'chef']]);
    expect(law?.weight).toBeGreaterThan(other?.weight ?? 1);
    expect(of(['chef', 'grossen'])).toHaveLength(2);
    expect(of(['grosser', 'chef'])[0]?.weight).toBeGreaterThan(law?.weight ?? 1);
    expect(longest).toBe(2);
  });

  it('lets equals stand for each other', () => {
    const { of } = createThesaurus(readThesaurus('# note\nSNB, Nationalbank\n', 'DE'), 'DE');
    expect(of(['snb']).map(({ words }) => words)).toEqual([['nationalbank']]);
    expect(of(['nationalbanken']).map(({ words }) => words)).toEqual([['snb']]);
  });
});
