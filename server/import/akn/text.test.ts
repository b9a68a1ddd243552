import { expect, test } from 'vitest';
import { plainInline } from '../../lib/plain-inline.ts';
import { pieceText } from '../provisions.ts';
import { actXml, article } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

const body = (xml: string) => readAkn(actXml({ body: xml }), 'act.xml');
const unit = (xml: string, id: string) => body(xml).units.find((one) => one.id === id);
const parts = (content: string) =>
  unit(`<article eId="art_1"><num>Art. 1</num><content>${content}</content></article>`, '1')?.parts;
const texts = (content: string) =>
  parts(content)?.map((part) => (part.part === 'text' ? plainInline(part.content) : part.part));

test('the number of an inserted article is one word, whatever stands between its pieces', () => {
  const number =
    '<num><b>Art.\u00A05</b><i>a</i><authorialNote>\n\t<p>Eingefügt.</p>\n</authorialNote></num>';
  const one = unit(`<article eId="art_5_a">${number}<content><p>x</p></content></article>`, '5a');
  expect(plainInline(one?.num)).toBe('Art. 5a');
  expect(one?.num?.[0]).toEqual({ mark: 'b', content: ['Art.\u00A05'] });
});

test.each([
  ['spaces are collapsed', '<p> Ein \n\t Satz </p>', 'Ein Satz'],
  ['across the borders of inline elements', '<p>Ein <b> fetter </b> Satz</p>', 'Ein fetter Satz'],
  ['none is put between inline elements', '<p><b>Bank</b><i>en</i><span>recht</span></p>', 'Bankenrecht'],
  ['a space alone between two is kept', '<p><b>ein</b> <i>Satz</i></p>', 'ein Satz'],
  ['a line break alone between two is none', '<p>\n  <b>Art. 5</b>\n  <i>a</i>\n</p>', 'Art. 5a'],
  ['wrapped text has a space at the break', '<p>ein\n  <b>langer</b>\n  Satz</p>', 'ein langer Satz'],
  ['not so before punctuation', '<p>ein <b>Satz</b>\n  , und</p>', 'ein Satz, und'],
  ['a space that a formatter swallowed', '<p>\n <i>Profil:</i>\n <b>jede Art</b>\n</p>', 'Profil: jede Art'],
  ['the non-breaking space after a number', '<p>\u00A0Die Bank</p>', 'Die Bank'],
  ['a comment does not divide', '<p>Bank<!-- x -->recht</p>', 'Bankrecht'],
  ['a character section is text', '<p>A<![CDATA[ & B]]></p>', 'A & B'],
])('white space: %s', (_what, content, expected) => {
  expect(texts(content)).toEqual([expected]);
});

const source =
  '<chapter eId="chap_1"><num>1. Kapitel: </num><heading>Zweck <i>und</i> Mittel<authorialNote><p>Fassung.</p></authorialNote></heading>' +
  '<article eId="art_5_a"><num><b>Art. 5</b><i>a</i></num><heading>Muster</heading><paragraph eId="art_5_a/para_1"><num>1</num>' +
  '<content><blockList><listIntroduction>Die Bank <b>muss</b>, ohne Verzug:</listIntroduction>' +
  '<item eId="art_5_a/para_1/lbl_a"><num>a.<authorialNote><p>Eingefügt.</p></authorialNote> </num><p>melden;<sup>2</sup></p></item>' +
  '</blockList></content></paragraph></article></chapter>';

/** Puts every tag and every text on its own line. */
const onLines = (xml: string) =>
  xml.replace(/(<[^/][^>]*>)|(<\/[^>]*>)/g, (tag) => `\n\t\t${tag}\n\t\t`).replace(/\n\t\t\n/g, '\n');
/** Adds line breaks between tags only, never beside text. */
const betweenTags = (xml: string) => xml.replace(/>(?=<)/g, '>\n    ');

test.each([
  ['between tags', betweenTags],
  ['with Windows line ends', (xml: string) => betweenTags(xml).replaceAll('\n', '\r\n')],
])('a copy re-indented %s has the same text and no difference is reported', (_what, reindent) => {
  const plain = (xml: string) => body(xml).units.map((one) => [one.id, pieceText(one), one.notes]);
  expect(plain(reindent(source))).toEqual(plain(source));
  expect(body(reindent(source)).warnings).toEqual([]);
});

test('a copy with mixed text on lines of its own too', () => {
  const mixed = '<num>\n\t\tArt. 5\n\t\t<i>a</i>\n\t</num>';
  const one = unit(`<article eId="art_5_a">${mixed}<content><p>x</p></content></article>`, '5a');
  expect(plainInline(one?.num)).toBe('Art. 5a');
  const sentence = onLines('<p>Die Bank<sup>2</sup>, die muss</p>');
  expect(texts(sentence)).toEqual(['Die Bank2, die muss']);
});

test('a declared migration namespace changes nothing', () => {
  const one = parts('<p xmlns:mig="urn:com:example:migration">Text</p>');
  expect(one).toEqual([{ part: 'text', content: ['Text'] }]);
});

test('a placeholder of the editing system is never printed', () => {
  const list =
    '<blockList><item eId="art_1/lbl_tab"><num><placeholder>[tab]</placeholder></num><p>– erste</p></item></blockList>';
  const [division] = parts(list) ?? [];
  expect(division).toMatchObject({ part: 'division', kind: 'dash', parts: [{ content: ['– erste'] }] });
  expect(division).not.toHaveProperty('num');
  expect(texts('<p>erstens;[tab]</p><p>a[tab]b</p>')).toEqual(['erstens;', 'a b']);
});

test('notes are numbered in document order, keep their place and stay out of labels', () => {
  const note = (text: string) => `<authorialNote>\n\t<p> ${text}</p>\n</authorialNote>`;
  const xml =
    `<article eId="art_1"><num><b>Art. 1</b>${note('eins')}</num><heading>Zweck${note('zwei')}</heading>` +
    `<paragraph eId="art_1/para_1"><num>1</num><content><p>Vor<sup>${note('drei')}</sup> und <b>nach</b>${note('vier')}.</p>` +
    `<blockList><item eId="art_1/para_1/lbl_a"><num>a.${note('fünf')} </num><p>Text</p></item></blockList></content></paragraph></article>`;
  const one = unit(xml, '1');
  expect(one?.notes).toEqual(
    ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((text, index) => ({ number: index + 1, content: [text] })),
  );
  expect(one?.num).toEqual([{ mark: 'b', content: ['Art. 1'] }, { note: 1 }]);
  expect(one && pieceText(one)).toBe('Art. 1 Zweck 1 Vor und nach. a. Text');
  const [paragraph] = one?.parts ?? [];
  expect(paragraph).toMatchObject({
    parts: [
      {
        content: [
          'Vor',
          { mark: 'sup', content: [{ note: 3 }] },
          ' und ',
          { mark: 'b', content: ['nach'] },
          { note: 4 },
          '.',
        ],
      },
      { kind: 'letter', num: ['a.', { note: 5 }] },
    ],
  });
});

test('the paragraphs of a note are lines', () => {
  const one = unit(article('1', 'x<authorialNote><p>eins</p><p>zwei</p></authorialNote>'), '1');
  expect(one?.notes[0]?.content).toEqual(['eins', { br: true }, 'zwei']);
});

test('paragraph, list and table stand in their order; text after a list closes it', () => {
  const item = '<blockList><item eId="art_1/lbl_1"><num>1. </num><p>Punkt</p></item></blockList>';
  const table = '<table><tr><td><p>Zelle</p></td></tr></table>';
  expect(texts(`${table}<p>vor</p>${item}<p>nach</p><p>Ende</p>`)).toEqual([
    'table',
    'vor',
    'division',
    'nach',
    'Ende',
  ]);
  expect(
    parts(`<p>vor</p>${item}<p>nach</p><p>Ende</p>`)?.map((part) => part.part === 'text' && part.role),
  ).toEqual([undefined, false, 'closing', undefined]);
});

test('colours and fonts of the word processor leave their words only', () => {
  expect(parts('<p>A<inline name="man-font-weight-normal">B</inline><span>C</span></p>')).toEqual([
    { part: 'text', content: ['ABC'] },
  ]);
});

test('typography is kept for reading and made plain for comparison', () => {
  const [part] = parts('<p>Art.\u00A05 «Bank\u2011Konto»</p>') ?? [];
  expect(part).toEqual({ part: 'text', content: ['Art.\u00A05 «Bank\u2011Konto»'] });
  expect(texts('<p>Art.\u00A05</p>')).toEqual(['Art. 5']);
});

test('links keep safe addresses; others keep their words', () => {
  expect(
    parts('<p><ref href="https://x.example/1">AS <b>1</b></ref><ref href="javascript:x">B</ref></p>'),
  ).toEqual([
    {
      part: 'text',
      content: [{ href: 'https://x.example/1', content: ['AS ', { mark: 'b', content: ['1'] }] }, 'B'],
    },
  ]);
});

test('tables keep empty cells, spans and split currencies; a layout table is marked', () => {
  const table =
    '<table fedlex:function="layout"><tr><th/><th colspan="2"><p>Fr.</p></th></tr><tr><td rowspan="2"><p>bis</p></td><td/><td><p>0.50</p></td></tr></table>';
  expect(parts(table)).toEqual([
    {
      part: 'table',
      layout: true,
      rows: [
        [
          { parts: [], head: true },
          { parts: [{ part: 'text', content: ['Fr.'] }], head: true, cols: 2 },
        ],
        [
          { parts: [{ part: 'text', content: ['bis'] }], rows: 2 },
          { parts: [] },
          { parts: [{ part: 'text', content: ['0.50'] }] },
        ],
      ],
    },
  ]);
  expect(body(article('1', `</p>${table}<p>`)).counts.tables).toBe(1);
});

test('lists in cells are numbered by their place', () => {
  const item = (num: string) => `<td><blockList><item><num>${num} </num><p>x</p></item></blockList></td>`;
  const [table] = parts(`<table><tr>${item('a.')}${item('–')}${item('–')}</tr></table>`) ?? [];
  const ids = table?.part === 'table' ? table.rows[0]?.map((cell) => cell.parts[0]) : [];
  expect(ids).toMatchObject([{ id: '1^a' }, { id: '1^-1' }, { id: '1^-2' }]);
});

test('an image is a placeholder in its place', () => {
  expect(parts('<p>Formel: <img src="image/image1.png" alt="r"/></p>')).toEqual([
    { part: 'text', content: ['Formel: ', { image: 'image/image1.png', alt: 'r' }] },
  ]);
});

test('an element that is not known keeps its text and is told once', () => {
  const text = body(article('1', '<sparkle>Alles</sparkle> <sparkle>hier</sparkle>'));
  expect(text.warnings).toEqual(['line 1: the element "sparkle" is not known; its text is kept']);
  const last = text.units.at(-1);
  expect(last && pieceText(last)).toBe('Art. 1 Alles hier');
});
