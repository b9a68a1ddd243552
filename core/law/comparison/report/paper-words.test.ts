import { describe, expect, test } from 'vitest';
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
