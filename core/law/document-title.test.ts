import { expect, it } from 'vitest';
import { documentTitle, numberInFull } from './document-title.ts';

it.each([
  ['Bundesgesetz über Muster (Mustergesetz, MusterG)', 'MusterG', 'Mustergesetz, MusterG'],
  ['Bundesgesetz über Muster', 'MusterG', 'MusterG'],
  ['Rundschreiben über Muster (Entwurf)', undefined, 'Rundschreiben über Muster (Entwurf)'],
])('calls %s, %s by %s', (long, short, title) => {
  expect(documentTitle({ longName: long, displayName: short ?? long }, short)).toBe(title);
});

it.each([
  ['952.0', 'SR\u00a0952.0'],
  ['950.0M', '950.0M'],
  ['32014R0596', '32014R0596'],
])('writes the number %s as %s', (number, written) => {
  expect(numberInFull(number)).toBe(written);
});
