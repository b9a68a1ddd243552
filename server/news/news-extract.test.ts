import { expect, it } from 'vitest';
import { newsExtract } from './news-extract.ts';

const letters = 40;

it.each([
  ['Kurz und ganz.', 'Kurz und ganz.'],
  ['Kurz, mit Doppelpunkt:', 'Kurz, mit Doppelpunkt:'],
  // Whole sentences, if they fill half of the room.
  [
    'Die Frist endet am 1. Januar 2027. Beispiel: Diese Meldung ist erfunden.',
    'Die Frist endet am 1. Januar 2027.',
  ],
  ['Nach Art. 5 Abs. 2 BankV melden Banken monatlich alles.', 'Nach Art. 5 Abs. 2 BankV melden Banken …'],
  ['Neu. Banken melden die gesicherten Einlagen jeden Monat.', 'Neu. Banken melden die gesicherten …'],
  // Nothing that announces what is left out.
  ['Die Bank meldet jeden Monat dies: Einlagen und Konten.', 'Die Bank meldet jeden Monat dies …'],
  [
    'Les banques annoncent chaque mois ceci\u202f: dépôts et comptes',
    'Les banques annoncent chaque mois ceci …',
  ],
  ['Die Banken melden nun jeden Monat (auch nachträglich) alles.', 'Die Banken melden nun jeden Monat …'],
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragung', 'Rindfleischetikettierungsüberwachungsau…'],
])('the beginning of %j is %j', (words, beginning) => {
  const extract = newsExtract(words, letters, 'DE');
  expect(extract).toBe(beginning);
  expect(extract.length).toBeLessThanOrEqual(letters);
});
