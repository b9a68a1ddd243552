import { expect, it } from 'vitest';
import { readOptions } from './element-values.ts';
import { questionAttributes } from './elements/ask-question-options.ts';
import { changeTableAttributes } from './elements/change-table-options.ts';
import { readerAttributes } from './elements/reg-reader-options.ts';
import { searchAttributes } from './elements/reg-search-options.ts';
import { wrongOptions } from './option-rules.ts';

const all = { ...readerAttributes, ...searchAttributes, ...questionAttributes, ...changeTableAttributes };
const wrong = (given: Record<string, unknown>) => wrongOptions(readOptions(all, given));

it('finds nothing wrong with what is absent', () => {
  expect(wrong({})).toEqual([]);
});

it.each([
  { theme: 'DARK', density: 'roomy', loading: 'eager', signIn: 'host', view: 'pdf' },
  { lang: 'de-CH', language: 'fr', searchLanguage: 'IT' },
  { versionDate: '2025-01-31', compareTo: '2024-02-29', languages: 'de, fr' },
  { languages: 'DE FR IT EN', zoom: 0.8, type: 'bug report' },
  { zoom: 2, resultsHeight: 1, formHeight: 2000 },
])('finds nothing wrong with %j', (given) => {
  expect(wrong(given)).toEqual([]);
});

it.each<[Record<string, unknown>, string]>([
  [{ theme: 'drak' }, 'theme: "drak" is not light, dark, auto'],
  [{ density: 'wide' }, 'density: "wide" is not compact, normal, roomy'],
  [{ loading: 'soon' }, 'loading: "soon" is not eager, lazy'],
  [{ signIn: 'page' }, 'sign-in: "page" is not host, own, none'],
  [{ lang: 'es' }, 'lang: "es" is not DE, FR, IT, EN'],
  [{ language: 'deutsch' }, 'language: "deutsch" is not the code of a language, like DE'],
  [{ searchLanguage: 'XX' }, 'search-language: "XX" is not the code of a language, like DE'],
  [{ view: 'print' }, 'view: "print" is not text, pdf'],
  [{ type: 'Praise' }, 'type: "Praise" is not Question, Support request, Bug report'],
  [{ versionDate: '31.1.2025' }, 'version-date: "31.1.2025" is not a day like 2025-01-31'],
  [{ compareTo: '2025-02-30' }, 'compare-to: "2025-02-30" is not a day like 2025-01-31'],
  [{ languages: 'de' }, 'languages: "de" is not two to four codes of languages, like "de fr"'],
  [{ languages: 'de de' }, 'languages: "de de" is not two to four codes of languages, like "de fr"'],
  [{ languages: 'de xx' }, 'languages: "de xx" is not two to four codes of languages, like "de fr"'],
  [{ zoom: 0 }, 'zoom: "0" is not 0.8 to 2'],
  [{ zoom: 3 }, 'zoom: "3" is not 0.8 to 2'],
  [{ resultsHeight: 0 }, 'results-height: "0" is not more than 0'],
  [{ formHeight: -1 }, 'form-height: "-1" is not more than 0'],
  [{ tableHeight: 0 }, 'table-height: "0" is not more than 0'],
])('says what is wrong with %j', (given, words) => {
  expect(wrong(given)).toEqual([words]);
});
