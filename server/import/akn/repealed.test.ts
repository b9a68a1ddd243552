import { describe, expect, it, test } from 'vitest';
import type { Part } from '#core/contract/main/regulation-text.ts';
import { actXml } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';
import { isRepealed } from './repealed.ts';

const text = (...content: string[]): Part[] => [{ part: 'text', content }];
const paragraphs = (...contents: string[]): Part[] =>
  contents.map((content, at) => ({
    part: 'division',
    kind: 'paragraph',
    id: `1^${at + 1}`,
    num: [String(at + 1)],
    parts: text(content),
  }));
const notes = (...contents: string[]) =>
  contents.map((content, at) => ({ number: at + 1, content: [content] }));

describe('of the acts in a note the last one decides', () => {
  it.each([
    [
      'Eingefügt durch Ziff. I der V vom 11. Mai 2016 (AS 2016 1725). Aufgehoben durch Ziff. I der V vom 22. Nov. 2017, mit Wirkung seit 1. Jan. 2018 (AS 2017 7625).',
    ],
    [
      'Introduit par le ch. I de la LF du 3 oct. 2003 (RO 2004 2767; FF 2002 7476). Abrogé par l’annexe ch. 15 de la L du 22 juin 2007 (RO 2008 5207).',
    ],
    [
      'Introduits par l’annexe ch. 6 de la LF du 17 déc. 2004 (RO 2005 5269). Abrogés par le ch. I de la LF du 18 mars 2011.',
    ],
    [
      'Introdotto dal n. I della LF del 18 mar. 1994 (RU 1995 246). Abrogato dall’all. n. 15 della LF del 22 giu. 2007.',
    ],
    [
      '[Inserted by No I of the FA of 3 Oct. 2003 (AS 2004 2767)]. Repealed by Annex No 15 of the FA of 22 June 2007.',
    ],
    [
      'Angenommen in der Volksabstimmung vom 9. Febr. 2003 (AS 2003 1949; BBl 2001 4803). Aufgehoben in der Volksabstimmung vom 27. Sept. 2009.',
    ],
    ['Fassung gemäss Ziff. I des BG vom 1. Juli 1982 (AS 1983 1382): Aufgehoben durch Ziff. I.'],
  ])('%s: repealed', (note) => {
    expect(isRepealed(text('…'), notes(note))).toBe(true);
  });

  it.each([
    [
      'Aufgehoben durch Ziff. I der V vom 1. Jan. 2010 (AS 2010 1). Eingefügt durch Ziff. I der V vom 1. Jan. 2020.',
    ],
    [
      'Abrogé par le ch. I de la LF du 3 oct. 2003 (RO 2004 1). Nouvelle teneur selon le ch. I de la LF du 1er janv. 2020.',
    ],
    [
      'Abrogata dal n. I della LF del 3 ott. 2003 (RU 2004 1). Nuovo testo giusta il n. I della LF del 1° gen. 2020.',
    ],
    ['Repealed by No I of the FA of 3 Oct. 2003 (AS 2004 1). Amended by No I of the FA of 1 Jan. 2020.'],
    ['Fassung gemäss Ziff. I 1 des BG vom 8. Okt. 2004 über die Aufhebung der Haftung der Erben.'],
    [
      'Die Änderungen können unter AS 1999 2800 konsultiert werden. Art. 5 aufgehoben durch ein anderes Gesetz.',
    ],
  ])('%s: in force', (note) => {
    expect(isRepealed(text('…'), notes(note))).toBe(false);
  });
});

describe('an article without text is repealed', () => {
  it.each([
    ['nothing', [], notes()],
    ['the word alone', text('Aufgehoben'), notes()],
    ['the word in brackets', text('(Abrogati)'), notes()],
    ['paragraphs of dots', paragraphs('…', '…'), notes('Abrogé par le ch. I.', 'Abrogé par le ch. II.')],
    ['a paragraph that says so', paragraphs('Abrogée', '…'), notes()],
    [
      'the line on commencement',
      text('Datum des Inkrafttretens: 1. Januar 2031'),
      notes('Aufgehoben durch Ziff. I.'),
    ],
  ])('%s', (_what, parts, own) => {
    expect(isRepealed(parts, own)).toBe(true);
  });

  it.each([
    ['one paragraph is left', paragraphs('…', 'Gilt.'), notes('Aufgehoben durch Ziff. I.')],
    ['dots stand for amendments', text('…'), notes('Die Änderung kann unter AS 2020 1 konsultiert werden.')],
    ['the commencement of a living article', text('Datum des Inkrafttretens: 1. Januar 2031'), notes()],
    ['a table', [{ part: 'table', rows: [] }] as Part[], notes('Aufgehoben durch Ziff. I.')],
    ['a sentence that repeals something else', text('Aufgehoben wird die Verordnung.'), notes()],
  ])('but not where %s', (_what, parts, own) => {
    expect(isRepealed(parts, own)).toBe(false);
  });
});

test('an act all of whose articles are repealed counts as many repealed articles as articles', () => {
  const note =
    '<authorialNote><p>Introduit par le ch. I (RO <b>2016</b> 1725). Abrogé par le ch. I (RO <b>2017</b> 7625).</p></authorialNote>';
  const body =
    `<article eId="art_1"><num>Art. 1${note}</num><paragraph eId="art_1/para"><content><p>…</p></content></paragraph></article>` +
    '<article eId="art_2"><num>Art. 2</num><paragraph eId="art_2/para"><content><p>Abrogé</p></content></paragraph></article>' +
    `<article eId="art_3"><num>Art. 3${note}</num></article>`;
  expect(readAkn(actXml({ body }), 'act.xml').counts).toMatchObject({ articles: 3, repealed: 3 });
});
