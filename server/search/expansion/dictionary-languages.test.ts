import { expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { storeText } from '../../import/store.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { foldWord } from '../words/fold.ts';
import { stem } from '../words/stems.ts';
import { createDictionaries } from './dictionaries.ts';

const nouns: readonly [german: string, spanish: string, greek: string][] = [
  ['Bank', 'banco', 'τράπεζα'],
  ['Sicherheit', 'garantía', 'εγγύηση'],
  ['Aufsicht', 'supervisor', 'εποπτεία'],
  ['Zulassung', 'autorización', 'άδεια'],
  ['Frist', 'plazo', 'προθεσμία'],
  ['Kunde', 'cliente', 'πελάτης'],
  ['Meldung', 'notificación', 'κοινοποίηση'],
  ['Prüfung', 'auditoría', 'έλεγχος'],
  ['Einlage', 'depósito', 'κατάθεση'],
  ['Vertrag', 'contrato', 'σύμβαση'],
  ['Kredit', 'crédito', 'πίστωση'],
  ['Gericht', 'tribunal', 'δικαστήριο'],
];
const pairs = nouns.flatMap((one) =>
  nouns.filter((other) => other !== one).map((other) => [one, other] as const),
);
const sentences = {
  DE: pairs.map(([one, other]) => `${one[0]} verlangt ${other[0]}.`),
  ES: pairs.map(([one, other]) => `${one[1]} exige ${other[1]}.`),
  EL: pairs.map(([one, other]) => `${one[2]} απαιτεί ${other[2]}.`),
};

it.each(testDatabases())(
  'dictionaries are learnt between any two languages of the texts, on $name',
  async (database) => {
    const main = await startMainDatabase(database);
    const stopping = new AbortController();
    try {
      for (const language of ['DE', 'ES', 'EL'] as const) {
        const units = sentences[language].map((sentence, at) => anArticle(String(at + 1), sentence));
        await storeText(main.db, aText({ language, units }), aPrint(), undefined);
      }
      const dictionaries = createDictionaries(main.db, {
        now: () => new Date('2026-05-01T10:00:00Z'),
        signal: stopping.signal,
        log: () => undefined,
      });
      await dictionaries.learn();
      const stemOf = (word: string, language: LanguageCode) => stem(foldWord(word), language);
      const translates = (from: LanguageCode, into: LanguageCode, word: string) =>
        stemOf(dictionaries.between(from, into)?.get(stemOf(word, from)) ?? '', into);
      for (const [german, spanish, greek] of nouns) {
        expect(translates('DE', 'ES', german)).toBe(stemOf(spanish, 'ES'));
        expect(translates('ES', 'DE', spanish)).toBe(stemOf(german, 'DE'));
        expect(translates('ES', 'EL', spanish)).toBe(stemOf(greek, 'EL'));
      }
      expect(dictionaries.between('DE', 'NL')).toBeUndefined();
    } finally {
      stopping.abort();
      await main.stop();
    }
  },
);
