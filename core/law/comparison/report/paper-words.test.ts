import { describe, expect, test } from 'vitest';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../../../contract/languages.ts';
import { differenceClasses, rowChanges } from '../../../contract/main/comparison.ts';
import { texts as de } from '../../../i18n/de/comparison.ts';
import { texts as en } from '../../../i18n/en/comparison.ts';
import { texts as fr } from '../../../i18n/fr/comparison.ts';
import { texts as it } from '../../../i18n/it/comparison.ts';
import { comparisonWords } from './paper-words.ts';

const screen = { DE: de, FR: fr, IT: it, EN: en };

describe.each(['DE', 'FR', 'IT', 'EN'] as const)('the kinds of differences, %s', (language) => {
  test.each(differenceClasses)('%s is called the same on screen and on paper, in short', (kind) => {
    const name = comparisonWords[language].classes[kind];
    expect(name).toBe(screen[language][`class-${kind}`]);
    // Two labels must fit beside each other on the narrowest phone.
    expect(name.length).toBeLessThanOrEqual(18);
  });

  test.each(rowChanges)(
    'what became of a paragraph is called the same on screen and on paper: %s',
    (change) => {
      expect(comparisonWords[language].rows[change]).toBe(screen[language][`row-${change}`]);
      expect(comparisonWords[language].apart[change]).toBe(screen[language][`apart-${change}`]);
    },
  );

  test('so are headings', () => {
    const onScreen = screen[language].headings_other.replace('{{count}} ', '');
    expect(comparisonWords[language].headings).toBe(onScreen);
  });

  test('words that oblige are not called duties where they allow or deny', () => {
    const name = comparisonWords[language].classes.obligation;
    expect(name).toMatch(/^(?:Muss, darf, nicht|Doit, peut, ne pas|Deve, può, non|Must, may, not)$/);
  });
});

/** What stands around the text on each page, as translated. */
const around: Record<InterfaceLanguage, string[]> = {
  DE: [
    'de-CH',
    'Vergleich, Stand, Fassung, Änderungen, Anzahl, bisher, Seite, So wird gekennzeichnet, nur in A, nur in B',
    'früher; in Kraft; künftig; veröffentlicht, nicht in Kraft; aufgehoben; Inkrafttreten unbekannt',
    'Nur geänderte Absätze; der übrige Text ist weggelassen.',
    'Der Wortlaut ist auf beiden Seiten gleich.',
    'Die beiden Texte haben kaum etwas gemeinsam.',
  ],
  FR: [
    'fr-CH',
    'Comparaison, État le, Version, Modifications, Nombre, auparavant, Page, Signes utilisés, seulement dans A, seulement dans B',
    'ancienne version; en vigueur; à venir; publié, pas en vigueur; abrogé; entrée en vigueur inconnue',
    'Seulement les alinéas modifiés; le reste du texte est omis.',
    'Le texte est le même des deux côtés.',
    'Les deux textes n’ont presque rien en commun.',
  ],
  IT: [
    'it-CH',
    'Confronto, Stato, Versione, Modifiche, Numero, prima, Pagina, Segni utilizzati, solo in A, solo in B',
    'versione precedente; in vigore; futura; pubblicato, non in vigore; abrogato; entrata in vigore sconosciuta',
    'Solo i capoversi modificati; il resto del testo è omesso.',
    'Il testo è uguale da entrambe le parti.',
    'I due testi non hanno quasi nulla in comune.',
  ],
  EN: [
    'en-GB',
    'Comparison, As of, Version, Changes, Number, formerly, Page, How changes are marked, in A only, in B only',
    'past; in force; to come; published, not in force; repealed; not known whether in force',
    'Only changed paragraphs; the rest of the text is left out.',
    'The wording is the same on both sides.',
    'The two texts have hardly anything in common.',
  ],
};

test.each(interfaceLanguageCodes)('the words around the text, %s', (language) => {
  const words = comparisonWords[language];
  const { comparison, asOf, version, changes, count, formerly, page, legend, deleted, inserted } = words;
  const { past, inForce, future, published, repealed, unknown } = words.status;
  expect([
    words.locale,
    [comparison, asOf, version, changes, count, formerly, page, legend, deleted, inserted].join(', '),
    [past, inForce, future, published, repealed, unknown].join('; '),
    words.onlyChanges,
    words.nothingChanged,
    words.unrelated,
  ]).toEqual(around[language]);
});
