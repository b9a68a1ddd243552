import { expect, test } from 'vitest';
import type { Inline, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { actXml, annexXml, article } from './akn/act-fixture.ts';
import { readAkn } from './akn/read-akn.ts';
import { compareWithSource } from './faithful.ts';
import { provisions } from './provisions.ts';
import { wordsOfSource } from './source-words.ts';

const xml = actXml({
  preamble: '<preamble><p>gestützt auf die Musterverfassung,</p></preamble>',
  body:
    article(
      '1',
      'Die Bank <b>muss</b> jede Störung melden.<authorialNote><p>Fassung der Änderung.</p></authorialNote>',
    ) +
    '<chapter eId="chap_1"><num>1. Kapitel</num><heading>Eigene Mittel</heading>' +
    `${article('2', 'Erster<br/>und zweiter Satz')}</chapter>`,
  after: `<components>${annexXml('Anhang 1', '<table><tr><td><p>4,5</p></td><td><p>Prozent</p></td></tr></table>')}</components>`,
});

/** The differences that the check reports if these units are taken as read from the file. */
function differences(source: string, { units }: { units: Unit[] }): string[] {
  return compareWithSource(wordsOfSource(source), { units, provisions: provisions(units) });
}

/** Replaces the first occurrence of a word anywhere in the stored text. */
function planted(word: string, replacement: string) {
  const text = readAkn(xml, 'act.xml');
  let done = false;
  const inInline = (content: Inline[]): void => {
    for (const [index, piece] of content.entries()) {
      if (typeof piece === 'string' && !done && piece.includes(word)) {
        content[index] = piece.replace(word, replacement);
        done = true;
      } else if (typeof piece === 'object' && 'content' in piece) inInline(piece.content);
    }
  };
  const inParts = (parts: Part[]): void => {
    for (const part of parts) {
      if (part.part === 'text') inInline(part.content);
      else if (part.part === 'table')
        for (const row of part.rows) for (const cell of row) inParts(cell.parts);
      else inParts(part.parts);
    }
  };
  for (const unit of text.units) {
    inInline(unit.heading ?? []);
    inParts(unit.parts);
    for (const note of unit.notes) inInline(note.content);
  }
  if (!done) throw new Error(`"${word}" does not stand in the text`);
  return text;
}

test('a text that was read whole has no difference', () => {
  const text = readAkn(xml, 'act.xml');
  expect(differences(xml, text)).toEqual([]);
  expect(text.warnings).toEqual([]);
});

test('the loss of one word is found, with both strings', () => {
  expect(differences(xml, planted('muss', ''))).toEqual([
    'the text of art_1 differs: the file says "Art. 1 Die Bank muss jede Störung melden.", stored is "Art. 1 Die Bank jede Störung melden."',
  ]);
});

test.each([
  ['a heading', 'Eigene ', 'what follows art_1', '1. Kapitel Eigene Mittel', '1. Kapitel Mittel'],
  ['the preamble', 'Muster', 'the beginning', 'Musterverfassung', 'auf die verfassung'],
  ['a cell of an annex', '4,5', 'what follows art_2', '4,5 Prozent', 'Anhang 1 Prozent'],
  ['a footnote', 'der ', 'footnote 1', 'Fassung der Änderung', 'Fassung Änderung'],
  ['a space', 'zweiter Satz', 'art_2', 'zweiter Satz', 'zweiterSatz'],
])('a loss in %s', (_what, word, at, source, stored) => {
  const lost = word === 'zweiter Satz' ? 'zweiterSatz' : '';
  const [difference, ...more] = differences(xml, planted(word, lost));
  expect(difference).toContain(at);
  expect(difference).toContain(source);
  expect(difference).toContain(stored);
  expect(more).toEqual([]);
});

test('a doubled word is found too', () => {
  expect(differences(xml, planted('jede', 'jede jede'))).toHaveLength(1);
});

test('an article that is missing or stands elsewhere is named', () => {
  const text = readAkn(xml, 'act.xml');
  text.units = text.units.filter((unit) => unit.eId !== 'art_2');
  expect(differences(xml, text)).toContain(
    'the text of art_2 is not in the stored text; the file says "Art. 2 Erster und zweiter Satz"',
  );
});

test('a footnote that is missing is named', () => {
  const text = readAkn(xml, 'act.xml');
  for (const unit of text.units) unit.notes = [];
  expect(differences(xml, text)).toEqual([
    'footnote 1 is not in the stored text; the file says "Fassung der Änderung."',
  ]);
});

test('long texts are cut around the difference', () => {
  const long = actXml({ body: article('1', `${'vor '.repeat(100)}hier ${'nach '.repeat(100)}`) });
  const text = readAkn(long.replace('hier', 'dort'), 'act.xml');
  const [difference] = differences(long, text);
  expect(difference).toMatch(/the file says "….{0,40}hier.{0,60}…", stored is "….{0,40}dort.{0,60}…"$/);
});
