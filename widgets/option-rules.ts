import { interfaceLanguageCodes, languageCodes } from '#core/contract/languages.ts';
import type { QuestionType } from '#core/contract/main/questions.ts';
import { isDay } from '#core/lib/day.ts';
import { attributeName } from './attribute-name.ts';

/** What an option may be, in words, if a value is none of it. */
type Rule = (value: unknown) => string | undefined;

const folded = (value: unknown) => String(value).toLowerCase();
const oneOf =
  (...words: readonly string[]): Rule =>
  (value) =>
    words.some((word) => folded(word) === folded(value)) ? undefined : words.join(', ');
const isLanguage = (value: unknown) => languageCodes.some((code) => folded(code) === folded(value));
const language: Rule = (value) => (isLanguage(value) ? undefined : 'the code of a language, like DE');
const interfaceLanguage = oneOf(...interfaceLanguageCodes);
const day: Rule = (value) => (isDay(String(value)) ? undefined : 'a day like 2025-01-31');
const positive: Rule = (value) => (Number(value) > 0 ? undefined : 'more than 0');

/** Not imported, since their contract is more than all of this. */
const questionTypes: readonly QuestionType[] = ['Question', 'Support request', 'Bug report'];

const rules: Readonly<Record<string, Rule>> = {
  theme: oneOf('light', 'dark', 'auto'),
  density: oneOf('compact', 'normal', 'roomy'),
  loading: oneOf('eager', 'lazy'),
  signIn: oneOf('host', 'own', 'none'),
  lang: (value) => interfaceLanguage(folded(value).slice(0, 2)),
  language,
  searchLanguage: language,
  view: oneOf('text', 'pdf'),
  comments: oneOf('on', 'off'),
  type: oneOf(...questionTypes),
  versionDate: day,
  compareTo: day,
  languages(value) {
    const codes = new Set(
      folded(value)
        .split(/[\s,]+/)
        .filter(Boolean),
    );
    const isRight = codes.size >= 2 && codes.size <= 4 && [...codes].every(isLanguage);
    return isRight ? undefined : 'two to four codes of languages, like "de fr"';
  },
  zoom: (value) => (Number(value) >= 0.8 && Number(value) <= 2 ? undefined : '0.8 to 2'),
  resultsHeight: positive,
  formHeight: positive,
  tableHeight: positive,
};

/** The options whose value means nothing, each as `theme: "drak" is not light, dark, auto`. */
export function wrongOptions(values: object): string[] {
  return Object.entries(values).flatMap(([option, value]) => {
    const expected = value === undefined ? undefined : rules[option]?.(value);
    return expected === undefined ? [] : [`${attributeName(option)}: "${value}" is not ${expected}`];
  });
}
