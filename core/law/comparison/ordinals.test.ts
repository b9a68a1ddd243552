import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { compareWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';

const plain = (text: string) => ({ text, marks: [] });
const differencesIn = (language: LanguageCode, before: string, after: string) =>
  compareWords(plain(before), plain(after), vocabularyFor(language)).differences.map(
    (difference) => `${difference.class}: ${difference.before} > ${difference.after}`,
  );

/** Invented sentences with a gap and its values before and after. */
const days: [LanguageCode, sentence: string, before: string, after: string][] = [
  ['DE', 'Sie meldet es am _ nach dem Ereignis.', 'siebten Arbeitstag', 'zehnten Arbeitstag'],
  ['DE', 'Sie meldet es bis zum _.', '7. Arbeitstag', '9. Arbeitstag'],
  ['DE', 'Mit dem _ endet die Sperre.', 'zehnten Bankwerktag', 'zehnten Kalendertag'],
  ['DE', 'Mit dem _ endet die Sperre.', 'fünfundzwanzigsten Tag', 'letzten Tag'],
  ['DE', 'Sie meldet es am _.', 'nächsten Geschäftstag', 'dritten vollen Geschäftstag'],
  ['DE', 'Sie meldet es im _.', 'ersten Quartal', 'zweiten Quartal'],
  ['FR', 'Elle l’annonce le _ qui suit.', 'septième jour ouvrable', 'dixième jour ouvrable'],
  ['FR', 'Elle l’annonce le _ qui suit.', '7e jour', '10e jour'],
  ['FR', 'Elle l’annonce le _.', '1er jour ouvrable', '2ème jour ouvrable'],
  ['FR', 'Elle l’annonce le _.', 'vingt-cinquième jour', 'dernier jour'],
  ['FR', 'Elle l’annonce le _.', 'deuxième jour bancaire ouvrable', 'deuxième jour ouvrable'],
  ['FR', 'Elle l’annonce le _.', 'jour ouvrable suivant', 'troisième jour ouvrable'],
  ['FR', 'Elle l’annonce durant les _.', 'trois premiers mois', 'six premiers mois'],
  ['IT', 'Lo annuncia il _ dopo il fatto.', 'settimo giorno lavorativo', 'decimo giorno lavorativo'],
  ['IT', 'Lo annuncia il _ dopo il fatto.', '7° giorno', '10º giorno'],
  ['IT', 'Lo annuncia entro il _.', 'venticinquesimo giorno', 'ultimo giorno'],
  ['IT', 'Lo annuncia il _.', 'giorno feriale successivo', 'terzo giorno feriale'],
  ['EN', 'It reports on the _ after the event.', 'seventh business day', 'tenth business day'],
  ['EN', 'It reports on the _ after the event.', '7th day', '10th day'],
  ['EN', 'It reports by the _.', 'twenty-fifth day', 'last day'],
  ['EN', 'It reports on the _.', 'next business day', 'third full calendar month'],
];

test.each(days)('%s: %s %s > %s is one deadline', (language, sentence, before, after) => {
  const [one, other] = [sentence.replace('_', before), sentence.replace('_', after)];
  expect(differencesIn(language, one, other)).toEqual([`deadline: ${before} > ${after}`]);
});

test.each([
  ['DE', 'am siebten Arbeitstag', 'am 7. Arbeitstag'],
  ['FR', 'le septième jour', 'le 7e jour'],
  ['IT', 'il settimo giorno', 'il 7° giorno'],
  ['EN', 'on the seventh day', 'on the 7th day'],
] as const)('%s: %s and %s are the same day', (language, before, after) => {
  expect(differencesIn(language, `x ${before}.`, `x ${after}.`)).toEqual([
    expect.stringMatching(/^editorial/),
  ]);
});

/** Words added to a sentence, none of which sets a time. */
const falseFriends: [LanguageCode, before: string, after: string][] = [
  ['DE', 'Es gilt der erste Satz.', 'Es gilt der zweite Satz.'],
  ['DE', 'Es gilt die erste Stufe.', 'Es gilt die dritte Stufe.'],
  ['DE', 'Sie achten den Vertrag.', 'Sie prüfen den Vertrag.'],
  ['DE', 'Am geplanten Tag wird gewählt.', 'Am bestimmten Tag wird gewählt.'],
  ['FR', 'Le premier alinéa vaut.', 'Le deuxième alinéa vaut.'],
  ['FR', 'La première phrase vaut.', 'La dernière phrase vaut.'],
  ['FR', 'Le problème demeure.', 'Le système demeure.'],
  ['IT', 'Vale il primo periodo.', 'Vale il secondo periodo.'],
  ['IT', 'Il minimo resta.', 'Il massimo resta.'],
  ['EN', 'The first sentence applies.', 'The second sentence applies.'],
  ['EN', 'The following rules apply.', 'The last rules apply.'],
];

describe('no deadline', () => {
  test.each(falseFriends)('%s: %s > %s', (language, before, after) => {
    expect(differencesIn(language, before, after).map((each) => each.split(':', 1)[0])).not.toContain(
      'deadline',
    );
  });
});
