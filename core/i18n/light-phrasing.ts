import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Phrasing } from './phrasing.ts';

/**
 * The phrasing of elements, so that a page which embeds one loads no library for placeholders and plural
 * forms. A test compares it with i18next for every text of every dictionary.
 */
export function createLightPhrasing(): Phrasing {
  const texts = new Map<string, string>();
  const find = (language: InterfaceLanguage, key: string) =>
    texts.get(`${language} ${key}`) ?? texts.get(`EN ${key}`);
  return {
    add(language, feature, dictionary) {
      for (const [key, text] of Object.entries(dictionary)) texts.set(`${language} ${feature}.${key}`, text);
    },
    say(language, key, values) {
      const { count } = values;
      const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;
      const plural = form && (find(language, `${key}_${form}`) ?? find(language, `${key}_other`));
      const text = plural ?? find(language, key) ?? key;
      return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}
