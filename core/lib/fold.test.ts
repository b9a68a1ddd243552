import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['Gläubiger', 'glaubiger'],
  ['GROSSE Straße', 'grosse strasse'],
  ['MAẞNAHME', 'massnahme'],
  ['œuvre', 'oeuvre'],
  ['Ære', 'aere'],
  ['ﬁn', 'fin'],
  ['E\u0300', 'e'],
  ['Art. 5 [CET1]', 'art. 5 [cet1]'],
])('%s without case, accents and ligatures is %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
