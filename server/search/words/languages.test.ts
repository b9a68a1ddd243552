import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { foldWord } from './fold.ts';
import { inflections } from './inflections-fixture.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { tokenise } from './tokenise.ts';

/** Bank, law, right, year, day, state, court, first: words that a search must not ignore. */
const lawWords: Readonly<Record<LanguageCode, string>> = {
  BG: 'банка закон право година ден държава съд срок',
  CS: 'banka zákon právo rok den stát soud lhůta',
  DA: 'bank lov ret år dag stat domstol frist',
  DE: 'Bank Gesetz Recht Jahr Tag Staat Gericht Frist',
  EL: 'τράπεζα νόμος δικαίωμα έτος ημέρα κράτος δικαστήριο προθεσμία',
  EN: 'bank law right year day state court time-limit',
  ES: 'banco ley derecho año día estado tribunal plazo',
  ET: 'pank seadus õigus aasta päev riik kohus tähtaeg',
  FI: 'pankki laki oikeus vuosi päivä valtio tuomioistuin määräaika',
  FR: 'banque loi droit année jour tribunal délai',
  GA: 'banc dlí ceart bliain lá stát cúirt',
  HR: 'banka zakon pravo godina dan država sud rok',
  HU: 'bank törvény jog év nap állam bíróság határidő',
  IT: 'banca legge diritto anno giorno tribunale termine',
  LT: 'bankas įstatymas teisė metai diena valstybė teismas terminas',
  LV: 'banka likums tiesības gads diena valsts tiesa termiņš',
  MT: 'bank liġi dritt sena jum stat qorti',
  NL: 'bank wet recht jaar dag staat rechter termijn',
  PL: 'bank ustawa prawo rok dzień państwo sąd termin',
  PT: 'banco lei direito ano dia tribunal prazo',
  RO: 'bancă lege drept an zi stat instanță termen',
  SK: 'banka zákon právo rok deň štát súd lehota',
  SL: 'banka zakon pravica leto dan država sodišče rok',
  SV: 'bank lag rätt år dag stat domstol frist',
};

const words = (text: string) => tokenise(text).map(({ word }) => word);

describe.each(languageCodes)('the words of %s', (language) => {
  it.each(inflections[language].split(', '))('%s have one stem', (group) => {
    expect(new Set(words(group).map((word) => stem(word, language)))).toHaveLength(1);
  });

  it('of different groups have different stems', () => {
    const stems = inflections[language].split(', ').map((group) => stem(words(group)[0] ?? '', language));
    expect(new Set(stems)).toHaveLength(stems.length);
  });

  it('that mean something in law are searched', () => {
    expect(words(lawWords[language]).filter((word) => isStopWord(word, language))).toEqual([]);
  });

  it('that only join others, and those that ask, are ignored', () => {
    const { joining, moreStopWords } = languages[language];
    const ignored = words(`${joining} ${moreStopWords}`);
    expect(ignored.length).toBeGreaterThan(5);
    expect(ignored.filter((word) => !isStopWord(word, language))).toEqual([]);
  });

  it('are folded once: what is folded stays, and letters remain', () => {
    for (const word of words(`${inflections[language]} ${lawWords[language]}`)) {
      expect(foldWord(word)).toBe(word);
      expect(word).toMatch(/^[\p{L}'-]+$/u);
    }
  });
});

it('every language is named in files by codes of three letters that no other has', () => {
  const codes = languageCodes.flatMap((language) => languages[language].codes.split(' '));
  expect(codes.filter((code) => !/^[a-z]{3}$/.test(code))).toEqual([]);
  expect(new Set(codes)).toHaveLength(codes.length);
});
