import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from '../../testing/count-characters.ts';
import { countElements } from '../../testing/count-elements.ts';
import { zipOf } from '../../testing/zip-files.ts';
import { actXml, article } from '../akn/act-fixture.ts';
import {
  consolidatedPage,
  formexFiles,
  journalPage,
  lanterns,
  olderConsolidatedPage,
} from '../eu/act-fixture.ts';
import { readSource } from './read-source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const formex = formexFiles(lanterns);
const whole: Record<string, Uint8Array> = {
  'Akoma Ntoso': bytes(
    actXml({ body: article('1', 'Die <i>Bank</i> meldet.<authorialNote><p>AS 1</p></authorialNote>') }),
  ),
  'the Official Journal': bytes(journalPage(lanterns)),
  'a consolidation': bytes(consolidatedPage(lanterns)),
  'an older consolidation': bytes(olderConsolidatedPage(lanterns)),
  Formex: bytes(formex['L.main.xml'] ?? ''),
  'a ZIP file': zipOf({ ...formex, 'a.xhtml': journalPage(lanterns) }),
};

/** A file ends as texts or with reasons, never as an error without one. */
function reads(content: Uint8Array): void {
  const { texts, refused } = readSource(content, 'a', 1);
  for (const { reason } of refused) expect(reason).not.toBe('');
  for (const { text } of texts) expect(text.provisions.length).toBeGreaterThan(0);
}

/** Pieces cut out, doubled, put elsewhere, and bytes changed. */
const damage = fc.array(
  fc.record({
    kind: fc.constantFrom('cut', 'double', 'flip', 'move'),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 400 }),
    byte: fc.integer({ min: 0, max: 255 }),
  }),
  { minLength: 1, maxLength: 6 },
);

function damaged(
  content: Uint8Array,
  all: { kind: string; from: number; length: number; byte: number }[],
): Uint8Array {
  let result = Buffer.from(content);
  for (const { kind, from, length, byte } of all) {
    const at = Math.floor(from * result.length);
    const [before, piece, after] = [
      result.subarray(0, at),
      result.subarray(at, at + length),
      result.subarray(at + length),
    ];
    if (kind === 'cut') result = Buffer.concat([before, after]);
    else if (kind === 'double') result = Buffer.concat([before, piece, piece, after]);
    else if (kind === 'move') result = Buffer.concat([piece, before, after]);
    else if (at < result.length) {
      result = Buffer.from(result);
      result[at] = byte;
    }
  }
  return new Uint8Array(result);
}

test.each(Object.entries(whole))(
  '%s that is damaged anywhere is read or refused with a reason',
  (_, content) => {
    reads(content);
    fc.assert(fc.property(damage, (all) => reads(damaged(content, all))));
  },
);

const names = fc.constantFrom(
  ...[
    'div',
    'p',
    'span',
    'table',
    'tr',
    'td',
    'a',
    'b',
    'br',
    'ACT',
    'ARTICLE',
    'PARAG',
    'ALINEA',
    'LIST',
    'ITEM',
    'NP',
    'NO.P',
    'TXT',
    'P',
  ],
  ...[
    'NOTE',
    'TBL',
    'CORPUS',
    'ROW',
    'CELL',
    'FORMULA',
    'EXPR',
    'OVER',
    'ROOT',
    'GR.SEQ',
    'TITLE',
    'TI',
    'QUOT.S',
    'DIVISION',
    'article',
    'point',
  ],
);
const values = fc.constantFrom(
  'oj-ti-art',
  'oj-normal',
  'oj-doc-ti',
  'norm',
  'no-parag',
  'grid-list',
  'grid-list-column-1',
  'grid-list-column-2',
  'oj-ti-section-1',
  'title-annex-1',
  'oj-note',
  'constructor',
  '__proto__',
  '#x',
  'x',
  'BRACKET',
);
const attributes = fc.constantFrom(
  'class',
  'id',
  'href',
  'style',
  'TYPE',
  'NOTE.ID',
  'NOTE.REF',
  'colspan',
  'COLSPAN',
  'constructor',
);
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(
      'Article 1',
      '1.\u00A0\u00A0 Text',
      '(a)',
      '—',
      '►M1',
      ' ◄ ',
      '‘',
      ' ',
      'CHAPTER II',
      'ANNEX I',
      'Done at Brussels',
    ),
    fc
      .tuple(names, attributes, values, fc.array(tie('markup'), { maxLength: 4 }))
      .map(
        ([name, attribute, value, inner]) => `<${name} ${attribute}="${value}">${inner.join('')}</${name}>`,
      ),
  ),
}));

test('whatever stands where text should be is read or refused with a reason', () => {
  fc.assert(
    fc.property(markup, (inner) => {
      reads(bytes(journalPage(lanterns, { head: inner, body: inner })));
      reads(
        bytes(
          consolidatedPage(lanterns).replace(
            '<p class="norm inline-element">',
            `${inner}<p class="norm inline-element">`,
          ),
        ),
      );
      reads(bytes((formex['L.main.xml'] ?? '').replace('<ALINEA>', `<ALINEA>${inner}`)));
    }),
  );
});

const insideJournal = (inner: string) => bytes(journalPage(lanterns, { body: inner }));
const insideFormex = (inner: string) =>
  bytes((formex['L.main.xml'] ?? '').replace('<ALINEA>', `<ALINEA>${inner}`));
const nested = (open: string, close: string, deepest: number) => (count: number) => {
  const depth = Math.min(count, deepest);
  return open.repeat(depth) + 'x'.repeat(count) + close.repeat(depth);
};
/** What makes a file twice as long must not make it more than twice as much work. */
const growing: Record<string, (count: number) => Uint8Array> = {
  'paragraphs of a page': (count) =>
    insideJournal('<p class="oj-normal">1.\u00A0\u00A0 Lamp &amp; oil</p>'.repeat(count)),
  'list tables of a page': (count) =>
    insideJournal('<table border="0"><tr><td><p>(a)</p></td><td><p>Lamp</p></td></tr></table>'.repeat(count)),
  'rows of a table': (count) =>
    insideJournal(`<table class="oj-table">${'<tr><td><p>Lamp</p></td><td/></tr>'.repeat(count)}</table>`),
  'attributes of an element': (count) =>
    insideJournal(`<p ${Array.from({ length: count }, (_, at) => `a${at}="x"`).join(' ')}>Lamp</p>`),
  'names of classes': (count) => insideJournal(`<p class="${'oj-normal '.repeat(count)}">Lamp</p>`),
  'marks of amendments': (count) => insideJournal(`<p>${'►M1 lamp ◄ '.repeat(count)}</p>`),
  'blanks before a number': (count) => insideJournal(`<p>${'\u00A0 '.repeat(count)}1</p>`),
  'marks of one note': (count) =>
    insideJournal(
      `<p>${'<a href="#n">(1)</a>'.repeat(count)}</p><p class="oj-note"><a id="n">(1)</a> Lamp</p>`,
    ),
  'divisions in each other': (count) => insideJournal(nested('<div>', '</div>', 400)(count)),
  'tables in each other': (count) =>
    insideJournal(nested('<table border="0"><tr><td><p>(a)</p></td><td>', '</td></tr></table>', 60)(count)),
  'points of Formex': (count) =>
    insideFormex(`<LIST>${'<ITEM><NP><NO.P>(a)</NO.P><TXT>Lamp</TXT></NP></ITEM>'.repeat(count)}</LIST>`),
  'a formula': (count) =>
    insideFormex(`<P><FORMULA>${'<EXPR>1</EXPR><OVER/><EXPR>a + b</EXPR>'.repeat(count)}</FORMULA></P>`),
  'expressions in each other': (count) =>
    insideFormex(`<P><FORMULA>${nested('<EXPR>', '</EXPR>', 300)(count)}</FORMULA></P>`),
};

test.each(Object.entries(growing))('%s: twice as many make expressions look at twice as much', (_, make) => {
  reads(make(20));
  const [one = 0, two = 0] = [400, 800].map((count) => countCharacters(() => reads(make(count))));
  expect(two).toBeLessThan(2.2 * one + 20_000);
});

test.each(Object.entries(growing))('%s: twice as many have arrays searched twice as far', (_, make) => {
  const [one = 0, two = 0] = [400, 800].map((count) => countElements(() => reads(make(count))));
  expect(two).toBeLessThan(2.2 * one + 1_000);
});

test('what is nested deeper than it can be printed is refused', () => {
  const reasonOf = (content: Uint8Array) => readSource(content, 'a').refused[0]?.reason;
  expect(reasonOf(insideJournal(`${'<div>'.repeat(600)}${'</div>'.repeat(600)}`))).toMatch(
    /deeper than 500 levels/,
  );
  expect(reasonOf(insideJournal(`<p>${'<b>'.repeat(30)}x${'</b>'.repeat(30)}</p>`))).toMatch(
    /marks within running text are nested deeper/,
  );
  const table = ['<table class="oj-table"><tr><td>', '</td></tr></table>'] as const;
  expect(reasonOf(insideJournal(table[0].repeat(8) + table[1].repeat(8)))).toMatch(
    /tables are nested deeper/,
  );
});
