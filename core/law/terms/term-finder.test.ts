import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { runningTexts } from '../running-text.ts';
import type { Definition } from './definitions-of.ts';
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
  ])('in %s: %s in "%s"', (language, term, text) => {
    expect(marked(text, [define(term)], language)).toEqual([]);
  });

  it('in its own definition', () => {
    expect(marked('Die Bank.', [define('Bank', { path: '9^1' })])).toEqual([]);
    expect(marked('Die Bank.', [define('Bank', { path: '9' })])).toEqual([]);
  });

  it('outside of the article for which it is defined', () => {
    expect(marked('Der Kunde.', [define('Kunde', { within: '8' })])).toEqual([]);
    expect(marked('Der Kunde.', [define('Kunde', { within: '9' })])).toEqual(['Kunde']);
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
