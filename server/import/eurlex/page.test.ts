import { expect, test } from 'vitest';
import { plainInline } from '../../lib/plain-inline.ts';
import { consolidatedPage, journalPage, type Line, lanterns } from '../eu/act-fixture.ts';
import { ImportError } from '../import-error.ts';
import { readEurlex } from './read-eurlex.ts';

const withText = (...lines: Line[]) => ({
  ...lanterns,
  articles: [{ num: 'Article 1', paragraphs: [['', ...lines]] as const }],
});
const plainOf = (page: string, path: string) =>
  readEurlex(page, 'a.xhtml').provisions.find((one) => one.path === path)?.plainText;

test.each([
  [
    'before <span><a href="http://x.eu" title="M2"><span class="boldface">►M2</span></a></span> 3 January<span class="boldface"> ◄ </span>, be read',
    'before 3 January, be read',
  ],
  ['<span>►M12</span>light<span> ◄ </span>and dark', 'light and dark'],
  ['dusk ►C1 or ◄ dawn', 'dusk or dawn'],
])('marks of amendments are no text: %s', (written, read) => {
  expect(plainOf(consolidatedPage(withText(written)), '1^_')).toBe(read);
});

test('a provision that was deleted leaves nothing but what is left', () => {
  const page = consolidatedPage(withText('Lanterns burn.')).replace(
    '</div></div></div><div class="eli-subdivision" id="fnp_1">',
    '<p class="modref"><a href="http://x.eu">▼M5</a> —————</p><p class="norm">—————</p></div></div></div><div class="eli-subdivision" id="fnp_1">',
  );
  expect(plainOf(page, '1')).toBe('Article 1 Lanterns burn.');
});

test('a note stands at its mark, without the number and brackets of the print', () => {
  const note =
    '<p class="oj-note"><a id="ntr1" href="#ntc1">(<span class="oj-super">1</span>)</a>\u00A0 <a href="http://x.eu/oj">OJ L 1</a>, p. 3.</p>';
  const page = journalPage(
    withText(
      'the Act <a id="ntc1" href="#ntr1">(<span class="oj-super oj-note-tag">1</span>)</a>, as amended',
    ),
    { body: note },
  );
  const text = readEurlex(page, 'a.xhtml');
  const article = text.units.find(({ id }) => id === '1');
  expect(article?.notes.map(({ content }) => plainInline(content))).toEqual(['OJ L 1, p. 3.']);
  expect(plainOf(page, '1^_')).toBe('the Act, as amended');
  expect(text.warnings).toHaveLength(1);
});

test('a note of a consolidation is read as one of the Official Journal', () => {
  const page = consolidatedPage(
    withText('the Act (<a href="#E1" id="src.E1"> <span class="superscript">1</span> </a>);'),
  ).replace(
    '</body>',
    '<p class="footnote">(<a href="#src.E1" id="E1"> <span class="superscript">1</span> </a>) OJ L 1.</p></body>',
  );
  expect(plainOf(page, '1^_')).toBe('the Act;');
  expect(readEurlex(page, 'a').units.find(({ id }) => id === '1')?.notes).toHaveLength(1);
});

test('a table with a frame stays a table, a list table does not', () => {
  const table =
    '<table class="oj-table"><tbody><tr class="oj-table"><td><p class="oj-tbl-hdr">Oil</p></td><td><p class="oj-tbl-hdr">Gas</p></td></tr><tr><td colspan="2"><p class="oj-tbl-txt">(a)</p></td></tr></tbody></table>';
  const text = readEurlex(
    journalPage(lanterns, {
      body: `<div class="eli-container" id="anx_II"><p class="oj-doc-ti">ANNEX II</p><p class="oj-doc-ti">Lamps</p>${table}</div>`,
    }),
    'a',
  );
  const annex = text.units.find(({ id }) => id === '{A2}');
  expect(plainInline(annex?.heading)).toBe('Lamps');
  expect(annex?.parts).toMatchObject([
    { part: 'table', rows: [[{ head: true }, { head: true }], [{ cols: 2 }]] },
  ]);
  expect(text.counts.tables).toBe(1);
});

test.each([
  ['Article 13 bis', '13a'],
  ['Article 13\u00A0ter', '13b'],
  ['Artikel 13a', '13a'],
  ['Article premier', '1'],
])('"%s" is the article %s in every language', (num, path) => {
  const act = { ...lanterns, articles: [{ num, paragraphs: [['', 'Text.']] as const }] };
  expect(readEurlex(consolidatedPage(act), 'a').units.find(({ kind }) => kind === 'article')?.id).toBe(path);
});

test('articles of other acts in amending text are text', () => {
  const page = journalPage(withText('In Regulation (EU) 1/2030, the following is inserted:')).replace(
    'is inserted:</p>',
    'is inserted:</p><p class="oj-ti-art">‘Article 9</p><p class="oj-sti-art">Oil</p><p class="oj-normal">Oil burns.’</p>',
  );
  expect(
    readEurlex(page, 'a')
      .units.filter(({ kind }) => kind === 'article')
      .map(({ id }) => id),
  ).toEqual(['1']);
});

const reasonOf = (page: string): string => {
  try {
    readEurlex(page, 'a.xhtml');
    return 'was read';
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return `${error.line > 0 ? 'line' : 'no line'}: ${error.reason}`;
  }
};

test.each([
  [
    'no number in its title',
    journalPage({ ...lanterns, title: ['REGULATION on lanterns'] }),
    /names no regulation, directive or decision/,
  ],
  ['no day of publication', journalPage(lanterns).replace('12.3.2031', 'soon'), /oj-hd-date/],
  ['a language that is not read', journalPage(lanterns).replace('>EN<', '>XX<'), /oj-hd-lg/],
  ['a consolidation without a day', consolidatedPage(lanterns, '31.02.2033'), /the day is missing/],
  [
    'no provisions',
    '<html><head/><body><p class="reference">02031R0077 — EN — 01.06.2033</p></body></html>',
    /holds no text/,
  ],
  [
    'a document type with entities',
    `<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${journalPage(lanterns).replace(/<\?xml.*?\?><!DOCTYPE[^>]*>/, '')}`,
    /document type definition inside the file is refused/,
  ],
  [
    'an entity that is not known',
    journalPage(lanterns).replace('THE COUNCIL', '&bomb;'),
    /not well-formed XML/,
  ],
  ['not well-formed', journalPage(lanterns).replace('</html>', ''), /not well-formed XML/],
])('a page with %s is refused with place and reason', (_, page, reason) => {
  expect(reasonOf(page)).toMatch(reason);
  expect(reasonOf(page)).toMatch(/^line/);
});
