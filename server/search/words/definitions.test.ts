import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { findSynonyms } from './definitions.ts';

const synonymsIn = (text: string, language: LanguageCode) =>
  findSynonyms(text, language).map(({ a, b }) => `${a} = ${b}`);

describe('a text gives the synonyms', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['DE', 'Die Eidgenössische Finanzmarktaufsicht (FINMA) wacht.', ['Finanzmarktaufsicht = FINMA']],
    ['DE', 'nach der Bankenverordnung vom 30. April 2014 (BankV) gilt', ['Bankenverordnung = BankV']],
    ['DE', 'das Eidgenössische Finanzdepartement (EFD)', ['Eidgenössische Finanzdepartement = EFD']],
    [
      'DE',
      'als zusätzliches Kernkapital (Additional Tier 1, AT1) oder',
      ['zusätzliches Kernkapital = Additional Tier 1', 'Additional Tier 1 = AT1'],
    ],
    ['DE', 'eine Bank mit Sitz in Bern (nachfolgend: Institut) meldet', ['Bank mit Sitz in Bern = Institut']],
    ['DE', 'über den Nennwert, das Aufgeld (Agio), fliesst', ['Aufgeld = Agio']],
    ['DE', 'Die Verfügung gilt als Arrestbefehl nach Artikel 3.', ['Verfügung = Arrestbefehl']],
    ['DE', 'Als Kunde gilt der Vertragspartner.', ['Vertragspartner = Kunde']],
    ['FR', 'l’Autorité de surveillance des marchés (ASM)', ['Autorité de surveillance des marchés = ASM']],
    ['FR', 'la Banque nationale suisse (ci-après: BNS) peut', ['Banque nationale suisse = BNS']],
    [
      'FR',
      'une contrepartie centrale (central counterparty, CCP) qualifiée',
      ['contrepartie centrale = central counterparty', 'central counterparty = CCP'],
    ],
    ['FR', 'Le client est réputé cocontractant.', ['client = cocontractant']],
    ['IT', 'il Dipartimento federale delle finanze (DFF)', ['Dipartimento federale delle finanze = DFF']],
    ['IT', 'il metodo dell’equivalenza («equity method»)', ['metodo dell’equivalenza = equity method']],
    ['IT', 'l’istituto di credito (di seguito: banca)', ['istituto di credito = banca']],
    ['IT', 'La controparte è considerata cliente.', ['controparte = cliente']],
    ['EN', 'the Swiss National Bank (SNB) shall', ['Swiss National Bank = SNB']],
    ['EN', 'account-holding securities firms (hereinafter banks).', ['holding securities firms = banks']],
    ['EN', 'The contracting party is deemed to be a client.', ['contracting party = client']],
  ])('in %s: %s', (language, text, expected) => expect(synonymsIn(text, language)).toEqual(expected));
});

describe('a text gives none', () => {
  it.each<[LanguageCode, string]>([
    ['DE', 'Die Bank (Art. 5 Abs. 2) meldet.'],
    ['DE', 'Die Kosten (einschliesslich Gebühren) trägt die Bank.'],
    ['DE', 'Die Einlage gilt nicht als Kredit.'],
    ['DE', 'wer sie erheblich beeinträchtigt (automatisierte Entscheidung)'],
    ['DE', 'Die Bestimmungen gelten auch für Personen, die Gelder entgegennehmen.'],
    ['FR', 'les positions du bilan (section 2)'],
    ['FR', 'Les emprunts ne sont pas considérés comme dépôts.'],
    ['IT', 'le posizioni (sezione 2)'],
    ['IT', 'Le imprese non sono considerate terzi.'],
    ['EN', 'the bank (see Article 5) reports'],
    ['EN', 'Such loans are not deemed to be deposits.'],
    ['EN', ''],
  ])('in %s: %s', (language, text) => expect(synonymsIn(text, language)).toEqual([]));
});

it('answers any text soon, with pieces of it', () => {
  const piece = fc.constantFrom(
    '(',
    ')',
    'Bank ',
    'FINMA',
    ' gilt als ',
    ', ',
    '. ',
    'est réputé ',
    '«',
    'x',
    ' vom 3. Mai 2020 ',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 200 }),
      fc.constantFrom(...languageCodes),
      (pieces, language) => {
        for (const { a, b } of findSynonyms(pieces.join(''), language)) {
          expect(a).not.toBe('');
          expect(b).not.toBe('');
          expect(a).not.toBe(b);
        }
      },
    ),
  );
  expect(findSynonyms('('.repeat(50_000), 'DE')).toEqual([]);
  expect(findSynonyms('Bank (A'.repeat(5000), 'DE')).toEqual([]);
});
