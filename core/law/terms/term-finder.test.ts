import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { runningTexts } from '../running-text.ts';
import type { Definition } from './definition.ts';
import { createTermFinder } from './term-finder.ts';

const define = (term: string, fields: Partial<Definition> = {}): Definition => ({
  term,
  also: [],
  path: '1^1',
  definition: `Was ${term} ist.`,
  ...fields,
});

function article(...paragraphs: string[]): Unit {
  return {
    id: '9',
    kind: 'article',
    depth: 0,
    notes: [],
    parts: paragraphs.map((text, at) => ({
      part: 'division',
      kind: 'paragraph',
      id: `9^${at + 1}`,
      parts: [{ part: 'text', content: [text] }],
    })),
  };
}

function marked(text: string | Unit, definitions: Definition[], language: LanguageCode = 'DE'): string[] {
  const unit = typeof text === 'string' ? article(text) : text;
  const lines = runningTexts(unit);
  return createTermFinder(definitions, language)
    .linksOf(unit, 'bankg')
    .flatMap((links, at) => links.map(({ start, end }) => lines[at]?.text.slice(start, end) ?? ''));
}

describe('a defined term is found', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['DE', 'Einlage', 'Die Bank sichert ihre Einlagen.', 'Einlagen'],
    ['DE', 'Kreditrisiko', 'Sie misst die Kreditrisiken.', 'Kreditrisiken'],
    [
      'DE',
      'dauernde Geschäftsbeziehung',
      'Bei dauernden Geschäftsbeziehungen gilt das.',
      'dauernden Geschäftsbeziehungen',
    ],
    ['DE', 'betroffene Person', 'Betroffene Personen melden sich.', 'Betroffene Personen'],
    ['DE', 'Verantwortlicher', 'Der Verantwortliche haftet.', 'Verantwortliche'],
    ['DE', 'Anlegerin oder Anleger', 'Der Schutz der Anleger geht vor.', 'Anleger'],
    ['DE', 'Kontrollinhaberin oder -inhaber', 'Jeder Kontrollinhaber wird genannt.', 'Kontrollinhaber'],
    [
      'FR',
      'participation qualifiée',
      'Les participations qualifiées sont annoncées.',
      'participations qualifiées',
    ],
    ['FR', 'titulaire d’un compte', 'Les titulaires d’un compte sont avertis.', 'titulaires d’un compte'],
    ['IT', 'banca', 'Le banche annunciano.', 'banche'],
    ['IT', 'dati personali', 'Ogni dato personale è protetto.', 'dato personale'],
    ['EN', 'qualifying holding', 'Qualifying holdings are reported.', 'Qualifying holdings'],
    ['EN', 'entity', 'The entities report.', 'entities'],
    ['DE', 'Vertrag', 'Die Verträge und ihr Inhalt.', 'Verträge'],
    ['DE', 'Gut', 'Der Handel mit Gütern ist frei.', 'Gütern'],
    ['DE', 'Konto', 'Er führt mehrere Konten.', 'Konten'],
    ['DE', 'Firma', 'Die Firmen melden sich.', 'Firmen'],
    ['DE', 'Kunde', 'Jede Kundin wird informiert.', 'Kundin'],
    ['DE', 'Anwalt', 'Die Anwältinnen melden sich.', 'Anwältinnen'],
    ['DE', 'Anlegerin oder Anleger', 'Für Anlegerinnen und Anleger gilt das.', 'Anlegerinnen und Anleger'],
    ['DE', 'Kunde oder Kundin', 'Sie schützt die Kundinnen.', 'Kundinnen'],
    [
      'DE',
      'Kontrollinhaberin oder -inhaber',
      'Die Kontrollinhaberin oder -inhaber wird genannt.',
      'Kontrollinhaberin oder -inhaber',
    ],
    [
      'DE',
      'Geld- oder Wertübertragung',
      'Jede Geld- oder Wertübertragung zählt.',
      'Geld- oder Wertübertragung',
    ],
    ['FR', 'assuré', 'Les assurées paient.', 'assurées'],
    ['FR', 'investisseur qualifié', 'Toute investisseuse qualifiée signe.', 'investisseuse qualifiée'],
    ['FR', 'détenteur', 'La détentrice annonce.', 'détentrice'],
    ['FR', 'client', 'Les clientes sont averties.', 'clientes'],
    ['FR', 'client ou cliente', 'Le client ou la cliente signe.', 'client'],
    ['FR', 'capital propre', 'Les capitaux propres suffisent.', 'capitaux propres'],
    ['IT', 'investitore qualificato', 'Ogni investitrice qualificata firma.', 'investitrice qualificata'],
    ['IT', 'esercizio', 'Due esercizi contano.', 'esercizi'],
    ['IT', 'sistema', 'I sistemi sono annunciati.', 'sistemi'],
  ])('in %s: %s', (language, term, text, expected) => {
    expect(marked(text, [define(term)], language)).toEqual([expected]);
  });

  it('by the longest of its names', () => {
    const definitions = [define('Beteiligung'), define('qualifizierte Beteiligung', { path: '1^2' })];
    expect(marked('Eine qualifizierte Beteiligung ist keine Beteiligung.', definitions)).toEqual([
      'qualifizierte Beteiligung',
      'Beteiligung',
    ]);
  });

  it('by a name in brackets', () => {
    expect(marked('Das CET1 reicht.', [define('hartes Kernkapital', { also: ['CET1'] })])).toEqual(['CET1']);
  });

  it('once in each paragraph', () => {
    const unit = article('Die Bank und noch eine Bank.', 'Wieder die Bank.');
    expect(marked(unit, [define('Bank')])).toEqual(['Bank', 'Bank']);
    expect(
      createTermFinder([define('Bank')], 'DE')
        .linksOf(unit, 'bankg')
        .map((links) => links.length),
    ).toEqual([1, 1]);
  });

  it('by what it means rather than by the announcement of a short form', () => {
    const definitions = [
      define('Banken', { path: '1', isShortForm: true, definition: 'nachstehend Banken genannt' }),
      define('Bank', { path: '1a', definition: 'Als Bank gilt, wer Einlagen annimmt.' }),
    ];
    const [links] = createTermFinder(definitions, 'DE').linksOf(article('Die Banken.'), 'bankg');
    expect(links).toMatchObject([{ target: 'bankg~1a' }]);
  });

  it('by the first of two definitions that say the same', () => {
    const definitions = [
      define('DTA', { path: '1', definition: 'latente Steueransprüche' }),
      define('DTA', { path: '2', definition: 'latentes Steuerguthaben' }),
    ];
    expect(marked('Die DTA zählen.', definitions)).toEqual([]);
    definitions[1] = define('DTA', { path: '2', definition: 'latenter Steueranspruch' });
    expect(marked('Die DTA zählen.', definitions)).toEqual(['DTA']);
  });

  it('in the scope of its own definition before the general one', () => {
    const definitions = [
      define('Kunde', { path: '1' }),
      define('Kunde', { path: '8', within: new Set(['9']), definition: 'Anders.' }),
    ];
    const [links] = createTermFinder(definitions, 'DE').linksOf(article('Der Kunde.'), 'bankg');
    expect(links).toMatchObject([{ target: 'bankg~8' }]);
  });

  it('and leads to the paragraph that defines it', () => {
    const [links] = createTermFinder([define('Bank')], 'DE').linksOf(article('Die Bank.'), 'bankg');
    expect(links).toEqual([{ start: 4, end: 8, link: 'term', target: 'bankg~1^1' }]);
  });
});

describe('a defined term is not found', () => {
  it.each<[LanguageCode, string, string]>([
    ['DE', 'Bank', 'Die Bankkunden, die Notenbank und das Bank- und Börsenwesen.'],
    ['DE', 'Einlage', 'Die Einlagensicherung greift.'],
    ['DE', 'Wert', 'Es ist wert, gehört zu werden.'],
    ['DE', 'FINMA', 'Die Finma ist gross geschrieben.'],
    ['FR', 'banque', 'La contre-banque.'],
    ['IT', 'dato personale', 'Dati, personale e mezzi.'],
    ['EN', 'deposit', 'The depositor and deposit-taking.'],
    ['DE', 'Zahlung', 'Die Zählungen sind öffentlich.'],
    ['DE', 'Bank', 'Der Banker und das Bänkchen.'],
    ['DE', 'Kundin', 'Der Kunde zahlt.'],
    ['DE', 'Anlegerin oder Anleger', 'Die Anlage und das Anliegen.'],
    ['FR', 'données', 'À un moment donné, il est donné suite.'],
    ['FR', 'vent', 'La vente est libre.'],
    ['IT', 'conto', 'Conta solo il risultato.'],
    ['IT', 'rischio', 'Chi rischia paga.'],
  ])('in %s: %s in "%s"', (language, term, text) => {
    expect(marked(text, [define(term)], language)).toEqual([]);
  });

  it('in its own definition', () => {
    expect(marked('Die Bank.', [define('Bank', { path: '9^1' })])).toEqual([]);
    expect(marked('Die Bank.', [define('Bank', { path: '9' })])).toEqual([]);
  });

  it('outside of the article for which it is defined', () => {
    expect(marked('Der Kunde.', [define('Kunde', { within: new Set(['8']) })])).toEqual([]);
    expect(marked('Der Kunde.', [define('Kunde', { within: new Set(['9']) })])).toEqual(['Kunde']);
  });

  it('outside of the paragraph for which it is defined', () => {
    const kunde = define('Kunde', { path: '8^1', within: new Set(['9^2']) });
    expect(marked(article('Der Kunde.', 'Ein Kunde.'), [kunde])).toEqual(['Kunde']);
    const [first, second] = createTermFinder([kunde], 'DE').linksOf(article('Kunde', 'Kunde'), 'bankg');
    expect([first, second]).toMatchObject([[], [{ target: 'bankg~8^1' }]]);
  });

  it('where the text defines it twice in different words', () => {
    expect(
      marked('Die Steuerperiode.', [
        define('Steuerperiode'),
        define('Steuerperiode', { path: '2', definition: 'Anders.' }),
      ]),
    ).toEqual([]);
  });

  it('in links of the source and in words of another act', () => {
    const finder = createTermFinder([define('Bank')], 'DE');
    const unit = article('Die ');
    unit.parts.push(
      { part: 'text', content: [{ href: 'https://example.org', content: ['Bank'] }] },
      { part: 'quote', parts: [{ part: 'text', content: ['Die Bank.'] }] },
    );
    expect(finder.linksOf(unit, 'bankg')).toEqual([[], [], []]);
  });
});

it('reads any length, with any number of names that begin alike', () => {
  const definitions = Array.from({ length: 20_000 }, (_, at) => define(`Bank ${at}`, { path: `1^${at}` }));
  const links = marked('Bank '.repeat(20_000), definitions);
  expect(links).toEqual([]);
});
