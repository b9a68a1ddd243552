import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import type { Division, Inline, Unit } from '../../contract/main/regulation-text.ts';
import { definitionsOf } from './definitions-of.ts';

const italic = (text: string): Inline => ({ mark: 'i', content: [text] });
const letter = (id: string, ...content: Inline[]): Division => ({
  part: 'division',
  kind: 'letter',
  id,
  num: [`${id.at(-1)}.`],
  parts: [{ part: 'text', content }],
});

function article(lead: string | Inline[], items: Division[] = [], heading = 'Gegenstand'): Unit {
  const content = typeof lead === 'string' ? [lead] : lead;
  return {
    id: '3',
    kind: 'article',
    depth: 0,
    num: ['Art. 3'],
    heading: [heading],
    notes: [],
    parts: [
      {
        part: 'division',
        kind: 'paragraph',
        id: '3^1',
        num: ['1'],
        parts: [{ part: 'text', content }, ...items],
      },
    ],
  };
}

const terms = (unit: Unit, language: LanguageCode) =>
  definitionsOf([unit], language).map(({ term, path }) => `${path} ${term}`);

describe('a list of definitions', () => {
  it.each<[LanguageCode, string, Inline[], string]>([
    ['DE', 'In diesem Gesetz bedeuten:', ['Kundengelder: Gelder, die Kunden gehören;'], 'Kundengelder'],
    ['DE', 'In dieser Verordnung gelten als:', [italic('Guthaben'), ': jede Forderung;'], 'Guthaben'],
    ['DE', 'Für die Zwecke dieser Verordnung bezeichnet der Ausdruck:', ['«Melder» wer meldet;'], 'Melder'],
    ['DE', 'Im Sinne dieser Vereinbarung gelten als:', ['Partei (P1): wer zeichnet;'], 'Partei'],
    ['FR', 'On entend par:', [italic('avoirs:'), ' toute créance;'], 'avoirs'],
    [
      'FR',
      'Au sens de la présente loi, on entend par:',
      ['fonds de clients: les fonds;'],
      'fonds de clients',
    ],
    ['FR', 'Aux fins du présent règlement, on entend par:', ['«annonceur», quiconque annonce;'], 'annonceur'],
    ['FR', 'Aux fins de la présente ordonnance:', [italic('caisse:'), ' tout lieu;'], 'caisse'],
    ['IT', 'Ai fini della presente ordinanza:', [italic('cassa:'), ' ogni luogo;'], 'cassa'],
    ['IT', 'Ai sensi della presente legge si intende per:', ['averi: ogni credito;'], 'averi'],
    [
      'IT',
      'Nella presente legge s’intende per:',
      [italic('fondi dei clienti'), ': i fondi;'],
      'fondi dei clienti',
    ],
    ['IT', 'Nella presente ordinanza sono considerati:', ['notificante: chi notifica;'], 'notificante'],
    ['EN', 'In this Act:', [italic('client money '), 'means money of clients;'], 'client money'],
    ['EN', 'The following definitions apply:', ['‘holding’ means a share;'], 'holding'],
    ['EN', 'For the purposes of this Regulation:', ['reporter: a person who reports;'], 'reporter'],
  ])('%s: %s', (language, lead, item, term) => {
    const definitions = definitionsOf([article(lead, [letter('3^1^a', ...item)])], language);
    expect(definitions.map((one) => [one.path, one.term])).toEqual([['3^1^a', term]]);
    expect(definitions[0]?.definition).not.toMatch(/^[\s:,]|[;,]$|means|bezeichnet/);
  });

  it('has what a term means from the list below it too', () => {
    const item = letter('3^1^a', 'Nutzer: eine Person, die:');
    item.parts.push(letter('3^1^a^1', 'Daten liest und'), letter('3^1^a^2', 'sie behält.'));
    const [definitions] = definitionsOf([article('In diesem Gesetz bedeuten:', [item])], 'DE');
    expect(definitions?.definition).toBe('eine Person, die: 1. Daten liest und 2. sie behält.');
  });

  it('has further names in brackets', () => {
    const item = letter('3^1^a', 'hartes Kernkapital (CET1): einbezahltes Kapital;');
    const [definitions] = definitionsOf([article('In dieser Verordnung gelten als:', [item])], 'DE');
    expect(definitions).toMatchObject({ term: 'hartes Kernkapital', also: ['CET1'] });
  });

  it('is no term itself where it says "bezeichnet der Ausdruck"', () => {
    const unit = article(
      'Für die Zwecke dieser Verordnung bezeichnet der Ausdruck:',
      [letter('3^1^a', '«Melder» wer meldet;')],
      'Begriffe',
    );
    expect(terms(unit, 'DE')).toEqual(['3^1^a Melder']);
    expect(terms(article('contractual or family means of influence', [], 'Definitions'), 'EN')).toEqual([]);
  });

  it('is no other list', () => {
    const items = [letter('3^1^a', 'Name: in Grossbuchstaben;')];
    expect(terms(article('Die Meldung enthält:', items), 'DE')).toEqual([]);
    expect(terms(article('Als Nachweis reicht eines von beiden:', items), 'DE')).toEqual([]);
  });
});

describe('a sentence defines', () => {
  it.each<[LanguageCode, string, string]>([
    ['DE', 'Als Sparkasse gilt, wer Spargelder annimmt.', 'Sparkasse'],
    ['DE', 'Als Kunden im Sinne dieses Gesetzes gelten alle Personen, die Gelder einlegen.', 'Kunden'],
    ['DE', 'Die Meldung ist frei. Als Melder gilt jede Person, die meldet.', 'Melder'],
    ['DE', 'Unter einem Melder wird jede Person verstanden, die meldet.', 'Melder'],
    ['DE', 'Kleinkunden im Sinne dieses Gesetzes sind Personen mit einem Konto.', 'Kleinkunden'],
    ['DE', 'Zwei Institute gelten als Verbund, wenn sie gemeinsam geführt werden.', 'Verbund'],
    ['FR', 'Est réputé caissier quiconque accepte des fonds.', 'caissier'],
    [
      'FR',
      'Sont considérées comme des personnes liées les personnes qui vivent ensemble.',
      'personnes liées',
    ],
    ['FR', 'Par annonceur, on entend toute personne qui annonce.', 'annonceur'],
    ['FR', 'On entend par petit client toute personne qui tient un compte.', 'petit client'],
    ['IT', 'È considerato cassiere chiunque accetta fondi.', 'cassiere'],
    ['IT', 'Sono considerate persone vicine le persone che vivono insieme.', 'persone vicine'],
    ['IT', 'Per notificante s’intende ogni persona che notifica.', 'notificante'],
    ['EN', '“Reporter” means a person who reports.', 'Reporter'],
    ['EN', 'The following are deemed to be small clients: persons with one account.', 'small clients'],
    ['EN', 'Small clients within the meaning of this Act are persons with one account.', 'small clients'],
  ])('%s: %s', (language, text, term) => expect(terms(article(text), language)).toEqual([`3^1 ${term}`]));

  it.each<[LanguageCode, Inline[], string]>([
    ['DE', [italic('Kritische Dienste'), ' sind Dienste, ohne die nichts geht.'], 'kritische Dienste'],
    ['DE', ['Die ', italic('Toleranz'), ' bezeichnet das Ausmass einer Störung.'], 'Toleranz'],
    ['FR', ['La ', italic('tolérance'), ' désigne l’ampleur d’une perturbation.'], 'tolérance'],
    ['FR', ['Est un ', italic('tiers critique'), ' tout prestataire.'], 'tiers critique'],
    ['IT', ['È un ', italic('terzo critico'), ' il fornitore.'], 'terzo critico'],
    ['DE', [italic('Schwere, aber plausible Fälle'), ' sind Fälle.'], 'schwere, aber plausible Fälle'],
    ['IT', ['La ', italic('tolleranza'), ' designa l’entità di una perturbazione.'], 'tolleranza'],
    ['EN', ['The ', italic('tolerance'), ' denotes the extent of a disturbance.'], 'tolerance'],
  ])('by italics in %s', (language, lead, term) => {
    expect(terms(article(lead), language)).toEqual([`3^1 ${term}`]);
  });

  it('without any such word where the heading says so', () => {
    const text = 'Kleinkunden sind Personen, die ein einziges Konto haben.';
    expect(terms(article(text, [], 'Begriff'), 'DE')).toEqual(['3^1 Kleinkunden']);
    expect(terms(article(text), 'DE')).toEqual([]);
  });

  it('with the list that follows', () => {
    const items = [letter('3^1^a', 'Banken;'), letter('3^1^b', 'Sparkassen.')];
    const [definitions] = definitionsOf([article('Als Institute gelten:', items)], 'DE');
    expect(definitions?.definition).toBe('Als Institute gelten: a. Banken; b. Sparkassen.');
  });

  it('for its own article only where it says so', () => {
    const [definitions] = definitionsOf(
      [article('Als Kunde im Sinne dieses Artikels gilt, wer kauft.')],
      'DE',
    );
    expect(definitions).toMatchObject({ term: 'Kunde', within: '3' });
  });
});

describe('a sentence defines nothing', () => {
  it.each<[LanguageCode, string]>([
    ['DE', 'Nicht als Kunden gelten Personen, die nur zahlen.'],
    ['DE', 'Als Kunden gelten auch Personen, die nur zahlen.'],
    ['DE', 'Als Kunden gelten, sofern sie zahlen, auch Gäste.'],
    ['DE', 'Als Nachweise gelten insbesondere Verträge und Belege.'],
    ['DE', 'Als verfügbar gelten alle freien Guthaben.'],
    ['DE', 'Die Frist gilt als eingehalten, wenn die Eingabe am letzten Tag eintrifft.'],
    ['DE', 'Die Verfügung gilt als Arrestbefehl nach Artikel 3.'],
    ['DE', 'Wählbar ist, wer stimmberechtigt ist.'],
    ['FR', 'Ne sont pas considérés comme clients les visiteurs.'],
    ['FR', 'Sont également considérés comme clients les visiteurs.'],
    ['FR', 'Les créances inscrites dans les livres sont réputées produites.'],
    ['FR', 'Sont réputés disponibles: les avoirs libres.'],
    ['FR', 'Sont réputés bénins les vices de forme.'],
    ['IT', 'Sono considerati tali i vizi formali.'],
    ['IT', 'Non sono considerati clienti i visitatori.'],
    ['IT', 'Sono considerati clienti anche i visitatori.'],
    ['IT', 'I crediti iscritti nei libri sono considerati insinuati.'],
    ['IT', 'Sono considerati disponibili: gli averi liberi.'],
    ['EN', 'Visitors are not deemed to be clients.'],
    ['EN', 'The officer acts by means of suitable settings.'],
  ])('%s: %s', (language, text) => expect(terms(article(text), language)).toEqual([]));
});

describe('a short form', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['DE', 'Die Eidgenössische Musteraufsicht (EMA) wacht.', 'EMA', 'Eidgenössische Musteraufsicht'],
    ['DE', 'als zusätzliches Kernkapital (Additional Tier 1, AT1) angerechnet', 'AT1', 'Additional Tier 1'],
    ['FR', 'L’Autorité de contrôle des exemples (ACE) veille.', 'ACE', 'Autorité de contrôle des exemples'],
    ['IT', 'L’Istituto per i modelli (IPM) vigila.', 'IPM', 'Istituto per i modelli'],
    ['EN', 'The Sample Supervisory Authority (SSA) shall act.', 'SSA', 'Sample Supervisory Authority'],
  ])('%s: %s', (language, text, term, long) => {
    expect(definitionsOf([article(text)], language)).toMatchObject([{ term, definition: long, path: '3^1' }]);
  });

  it.each<[LanguageCode, string, string]>([
    ['DE', 'Sie gilt für Banken und Wertpapierhäuser (nachfolgend «Institute»).', 'Institute'],
    ['DE', 'Ihm unterstehen Banken und Sparkassen, nachstehend Banken genannt.', 'Banken'],
    ['FR', 'Elle s’applique aux banques et aux caisses (ci-après: établissements).', 'établissements'],
    ['IT', 'Si applica alle banche e alle casse (di seguito: istituti).', 'istituti'],
    ['EN', 'It applies to banks and savings banks (hereinafter “institutions”).', 'institutions'],
  ])('announced in %s: %s', (language, text, term) => {
    expect(definitionsOf([article(text)], language)).toMatchObject([{ term, definition: text }]);
  });

  it.each<[LanguageCode, string]>([
    ['DE', 'nach dem Bundesgesetz vom 8. Mai 1934 über die Musterbanken (MBG)'],
    ['DE', 'nach Artikel 3 des Mustergesetzes (Art. 3 MG)'],
    ['DE', 'Die Kosten (Gebühren) trägt die Bank.'],
    ['DE', 'Die Zahl der Meldungen (XYZ) steigt.'],
    ['FR', 'au sens de la loi fédérale du 8 mai 1934 sur les exemples (LEx)'],
    ['IT', 'secondo la legge federale dell’8 maggio 1934 sugli esempi (LEs)'],
    ['EN', 'under the Sample Banking Act of 8 May 1934 (SBA)'],
  ])('is none in %s: %s', (language, text) => expect(terms(article(text), language)).toEqual([]));
});

it('answers any text, with words of it', () => {
  const piece = fc.constantFrom(
    ...[
      'Als ',
      'gilt ',
      'gelten ',
      ', ',
      '. ',
      ': ',
      '(',
      ')',
      'Bank',
      'FINMA',
      '«',
      '»',
      ' im Sinne ',
      'wer ',
    ],
    ...[
      'On entend par ',
      'Est réputé ',
      'le ',
      'Per ',
      ' s’intende ',
      'È considerato ',
      ' means ',
      'In this Act:',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(...languageCodes), (pieces, language) => {
      const text = pieces.join('');
      const unit = article(text, [letter('3^1^a', text)], 'Begriffe');
      for (const { term, definition } of definitionsOf([unit], language)) {
        expect(term.trim()).toBe(term);
        expect(term).not.toBe('');
        expect(definition).not.toBe('');
      }
    }),
  );
  expect(definitionsOf([article('Als Bank '.repeat(20_000))], 'DE')).toEqual([]);
  expect(definitionsOf([article('(A'.repeat(20_000))], 'DE')).toEqual([]);
});
