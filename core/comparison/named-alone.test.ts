import { expect, test } from 'vitest';
import type { DifferenceClass } from '../contract/main/comparison.ts';
import { namedAlone } from './named-alone.ts';

test.each<[DifferenceClass, string, string]>([
  ['reference', 'Artikeln 33–37g', 'Artikel 33–37g'],
  ['reference', 'Artikels 5 Absätzen 2 und 3', 'Artikel 5 Absätze 2 und 3'],
  ['reference', 'articles 33 à 37', 'articles 33 à 37'],
  ['reference', 'Titelnummer 5', 'Titelnummer 5'],
  ['deadline', 'sieben Arbeitstagen', 'sieben Arbeitstage'],
  ['deadline', '20 Tagen', '20 Tage'],
  ['deadline', 'innert 20 Tagen', 'innert 20 Tagen'],
  ['deadline', '20', '20'],
  ['amount', 'zehn Tagen', 'zehn Tagen'],
])('%s "%s" stands alone as "%s"', (kind, text, alone) => {
  expect(namedAlone(kind, text)).toBe(alone);
});
