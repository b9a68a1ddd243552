import type { LanguageCode } from '../../../contract/languages.ts';
import { localeOf } from '../../../lib/locales.ts';
import type { Words } from './words.ts';

/**
 * What a comparison knows of a language that nobody has described yet: the names of its months, in the form that they
 * have in a date, and the signs that all languages share. Its duties and exceptions are words like others.
 */
export function wordsOfOther(language: LanguageCode): Words {
  return {
    functionWords: '',
    obligations: '',
    toDo: undefined,
    negations: { first: '', second: '' },
    held: { words: '', to: '', determiners: '' },
    bounds: '',
    numbers: '',
    fractions: { whole: '', parts: '', of: '' },
    one: '',
    multipliers: '',
    currencies: 'eur:EUR €:EUR euro:EUR chf:CHF usd:USD $:USD gbp:GBP £:GBP',
    percents: '%:% ‰:‰',
    durations: '',
    durationAdjectives: '',
    ordinals: '',
    ordinalEndings: '',
    ordinalForms: /(?!)/,
    ordinalMarks: '',
    following: '',
    months: monthsOf(localeOf(language)),
    deadlines: '',
    deadlineEndings: '',
    references: '',
    separators: '',
    joints: '',
  };
}

function monthsOf(locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => {
    const parts = date.formatToParts(Date.UTC(2001, month, 1));
    const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
    return /^\p{L}+$/u.test(name) ? [`${name}:${month + 1}`] : [];
  });
  return months.flat().join(' ');
}
