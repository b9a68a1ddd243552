import { describe, expect, it } from 'vitest';
import { requestedQuantity, saysQuantity } from './quantity.ts';

describe('what a question asks for', () => {
  it.each([
    ['Wie lange dauert die Probezeit?', 'time'],
    ['Wie viele Tage beträgt die Frist?', 'time'],
    ['Quel est le délai de résiliation ?', 'time'],
    ['Pendant combien de mois le salaire est-il versé ?', 'time'],
    ['Ogni quanto si verifica la classificazione?', 'time'],
    ['Within what period must the controller reply?', 'time'],
    ['Wie hoch ist der Prozentsatz?', 'share'],
    ['Quel est le taux de l’impôt ?', 'share'],
    ["Qual è l'aliquota dell'imposta?", 'share'],
    ['What funding ratio is needed?', 'share'],
    ['Wie viele Räte gibt es?', 'count'],
    ['Combien de juges siègent ?', 'count'],
    ['In quante categorie si suddividono?', 'count'],
    ['How many representatives are there?', 'count'],
    ['Wie viel kostet ein Gesuch?', 'amount'],
    ['Ab welchem Betrag gilt das?', 'amount'],
    ['À partir de quel montant ?', 'amount'],
    ['Da quale somma vale?', 'amount'],
    ['How much may a bank charge?', 'amount'],
    ['Wer ernennt den Präsidenten?', undefined],
    ['When is a report needed?', undefined],
    ['Quelles banques publient leurs fonds propres ?', undefined],
    ['Che cosa è un fondo?', undefined],
  ])('%s: %s', (question, quantity) => {
    expect(requestedQuantity(question)).toBe(quantity);
  });
});

describe('what a text says', () => {
  it.each([
    ['time', 'Die Frist beträgt zehn Tage.'],
    ['time', 'Le contrat prend fin dans les 30 jours.'],
    ['time', 'La casa da gioco verifica ogni anno la classificazione.'],
    ['time', 'The report is due within two months.'],
    ['time', 'Das Privileg kann nur einmal geltend gemacht werden.'],
    ['time', 'Er meldet es unverzüglich.'],
    ['share', '5 Prozent des Gewinns gehen an den Bund.'],
    ['share', 'Die Bank weist 5 Prozent des Gewinns zu.'],
    ['share', 'jusqu’à 1,6 % de la somme'],
    ['share', 'No more than one half of the units.'],
    ['count', 'The Council is composed of 200 representatives.'],
    ['count', 'nelle tre categorie seguenti'],
    ['amount', 'bis zu 100 000 Franken'],
    ['amount', 'au plus dix pour cent'],
  ] as const)('is a %s: %s', (quantity, text) => {
    expect(saysQuantity(text, quantity)).toBe(true);
  });

  it.each([
    ['time', 'Die Frist nach Artikel 5 Absatz 2 ist angemessen.'],
    ['time', 'La loi entre en vigueur le 1er janvier 2009.'],
    ['share', 'Es sind 200 Mitglieder.'],
    ['count', 'Judges have a term of office of six years.'],
    ['count', 'raggiungono o superano 15 000 franchi'],
    ['count', 'The rate is 10 per cent.'],
    ['amount', 'Der Bundesrat regelt die Abgaben nach den Artikeln 5 und 6.'],
    ['amount', 'selon l’art. 37a, al. 1, LB'],
  ] as const)('is no %s: %s', (quantity, text) => {
    expect(saysQuantity(text, quantity)).toBe(false);
  });
});
