import { expect, test } from 'vitest';
import type { Part } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { pieceText } from '../provisions.ts';
import { actXml, annexXml, article } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

const read = (act: Parameters<typeof actXml>[0]) => readAkn(actXml(act), 'act.xml');
const paths = (act: Parameters<typeof actXml>[0]) =>
  read(act)
    .provisions.map(({ path }) => path)
    .filter((path) => path !== '{preface_1}');
const outline = (act: Parameters<typeof actXml>[0]) =>
  read(act)
    .units.slice(1)
    .map(({ id, kind, parent, depth }) => [id, kind, parent, depth]);

const container = (name: string, eId: string, inside: string) =>
  `<${name} eId="${eId}"><num>1. </num><heading>Kopf</heading>${inside}</${name}>`;
const paragraph = (eId: string, num: string, content = '<p>Text</p>') =>
  `<paragraph eId="${eId}">${num && `<num>${num}</num>`}<content>${content}</content></paragraph>`;

test('containers are a tree in any order, articles at any level', () => {
  const body =
    container('title', 'tit_1', container('part', 'tit_1/part_2', article('1', 'x'))) +
    container('section', 'sec_1', article('2', 'y')) +
    article('3', 'z');
  expect(outline({ body })).toEqual([
    ['{tit_1}', 'title', undefined, 0],
    ['{tit_1__part_2}', 'part', '{tit_1}', 1],
    ['1', 'article', '{tit_1__part_2}', 2],
    ['{sec_1}', 'section', undefined, 0],
    ['2', 'article', '{sec_1}', 1],
    ['3', 'article', undefined, 0],
  ]);
});

test('inserted articles, paragraphs and letters; unnumbered paragraphs; several lists', () => {
  const items = (base: string) =>
    `<blockList eId="${base}"><item eId="${base}/lbl_a_bis"><num>abis. </num><p>x</p>` +
    `<blockList><item eId="${base}/lbl_a_bis/lbl_1"><num>1. </num><blockList><item eId="${base}/lbl_a_bis/lbl_1/bull_u1"><num>– </num><p>y</p></item></blockList></item></blockList></item></blockList>`;
  const body =
    `<article eId="art_4_bis"><num>Art. 4<sup>bis</sup></num>${paragraph('art_4_bis/para', '')}</article>` +
    `<article eId="art_5_a"><num>Art. 5a</num>${paragraph('art_5_a/para_1_bis', '1bis', items('art_5_a/para_1_bis'))}</article>`;
  const text = read({ body });
  expect(text.provisions.map(({ path, kind }) => [path, kind])).toEqual([
    ['{preface_1}', 'preface'],
    ['4bis', 'article'],
    ['4bis^_', 'paragraph'],
    ['5a', 'article'],
    ['5a^1bis', 'paragraph'],
    ['5a^1bis^abis', 'letter'],
    ['5a^1bis^abis^1', 'number'],
    ['5a^1bis^abis^1^-1', 'dash'],
  ]);
  expect(text.units[1]?.eId).toBe('art_4_bis');
});

test('an eId that is not unique gets an ordinal, with what stands inside it, and a warning', () => {
  const twice = `<article eId="art_1"><num>Art. 1</num>${paragraph('art_1/para_1', '1')}</article>`;
  expect(paths({ body: twice + twice })).toEqual(['1', '1^1', '1!2', '1!2^1']);
  expect(read({ body: twice + twice }).warnings).toEqual([
    'line 1: art_1 is not unique; its identifier becomes 1!2',
  ]);
});

test('an eId copied from another place does not lead there', () => {
  const body = `${article('1', 'x')}<article eId="art_2"><num>Art. 2</num>${paragraph('art_1/para_7', '3')}</article>`;
  expect(paths({ body })).toEqual(['1', '1^_', '2', '2^3']);
  expect(read({ body }).warnings[0]).toMatch(/"art_1\/para_7" does not fit its place in 2/);
});

test('without eIds the numbers lead', () => {
  const body =
    '<chapter><num>3. Kapitel</num><article><num><b>Art. 7</b><i>b</i></num><paragraph><num>2</num><content>' +
    '<blockList><item><num>c. </num><p>x</p></item><item><num>– </num><p>y</p></item></blockList></content></paragraph></article>' +
    '<article><num>Art. 8–10</num></article></chapter>';
  expect(paths({ body })).toEqual(['{chap_3}', '7b', '7b^2', '7b^2^c', '7b^2^-1', '8-10']);
});

test('a range article stands for all of them', () => {
  const body = `<article eId="art_135_149"><num>Art.\u00A0135–149<authorialNote><p>Aufgehoben.</p></authorialNote></num></article>`;
  expect(read({ body }).units[1]).toMatchObject({
    id: '135-149',
    range: { first: '135', last: '149' },
    repealed: true,
  });
});

test('a repealed article has no paragraph, or dots and a footnote; it stays', () => {
  const note = (text: string) => `<authorialNote><p>${text}</p></authorialNote>`;
  const dots = '<paragraph eId="art_X/para"><content><p>…</p></content></paragraph>';
  const body =
    `<article eId="art_1"><num>Art. 1${note('Aufgehoben durch Ziff. I.')}</num></article>` +
    `<article eId="art_2"><num>Art. 2${note('Abrogé par le ch. I.')}</num>${dots.replace('X', '2')}</article>` +
    `<article eId="art_3"><num>Art. 3</num>${dots.replace('X', '3')}</article>` +
    `<article eId="art_4"><num>Art. 4${note('Eingefügt durch Ziff. I.')}</num>${dots.replace('X', '4')}</article>`;
  const text = read({ body });
  expect(text.units.slice(1).map((unit) => unit.repealed)).toEqual([true, true, undefined, undefined]);
  expect(text.counts).toMatchObject({ articles: 4, repealed: 2 });
});

test('nested marginal headings instead of article headings', () => {
  const body =
    '<level eId="lvl_A" fedlex:role="marginal"><num>A.</num><heading>Begriff</heading>' +
    '<level eId="lvl_A/lvl_I" fedlex:role="marginal"><heading>I. Form</heading>' +
    `${article('1', 'x')}</level></level>`;
  const units = read({ body }).units.slice(1);
  expect(units.map(({ id, kind, marginal, depth }) => [id, kind, marginal, depth])).toEqual([
    ['{lvl_A}', 'level', true, 0],
    ['{lvl_A__lvl_I}', 'level', true, 1],
    ['1', 'article', undefined, 2],
  ]);
});

test('final provisions repeat article numbers inside the same act', () => {
  const body =
    article('1', 'x') +
    `<proviso eId="disp_u1"><heading>Schlussbestimmungen</heading>${article('1', 'y')}` +
    `<article eId="disp_u1/art_2"><num>Art. 2</num>${paragraph('disp_u1/art_2/para_1', '1')}</article></proviso>` +
    `<proviso eId="disp_u2">${paragraph('disp_u2/para_1', '1')}</proviso>`;
  expect(paths({ body })).toEqual([
    ...['1', '1^_', '{disp_u1}', '{disp_u1}1', '{disp_u1}1^_', '{disp_u1}2', '{disp_u1}2^1'],
    ...['{disp_u2}', '{disp_u2}^1'],
  ]);
  expect(read({ body }).counts).toMatchObject({ articles: 3, paragraphs: 4 });
});

test('annexes stand beside the body; their articles and sections are their own', () => {
  const after =
    '<components>' +
    annexXml(
      'Anhang 1<i>a</i>',
      `<p>(Art. 3)</p><level eId="annex_1_a/lvl_u1"><heading>Sätze</heading><content><p>Text</p></content></level>`,
    ) +
    annexXml('Anhang', article('5', 'In diesem Anhang')) +
    '</components>';
  const text = read({ after });
  const annexes = text.units.filter((unit) => unit.id.startsWith('{A') || unit.id.startsWith('{annex'));
  expect(annexes.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
    ['{A1a}', 'annex', undefined],
    ['{annex_1_a__lvl_u1}', 'level', '{A1a}'],
    ['{A}', 'annex', undefined],
    ['{A}5', 'article', '{A}'],
  ]);
  expect(plainInline(annexes[0]?.num)).toBe('Anhang 1a');
  expect(annexes[0]?.parts).toEqual([{ part: 'text', content: ['(Art. 3)'] }]);
  expect(text.counts).toMatchObject({ annexes: 2, articles: 2, paragraphs: 2 });
  expect(text.warnings).toEqual([]);
});

const quoted =
  '<quotedStructure startQuote="«"><article eId="art_9"><num>Art. 9</num><heading>Fremd</heading><paragraph eId="art_9/para_1"><num>1</num><content><p>Fremder Text<authorialNote><p>fremd</p></authorialNote></p>' +
  '<blockList><item><num>a.</num><p>x</p></item></blockList><table><tr><td><p><img src="i.png"/></p></td></tr></table></content></paragraph></article></quotedStructure>';

test('amending text is text of this act and holds no articles of it', () => {
  const text = read({
    body: article('1', `Das <i>Gesetz</i> wird <mod>wie folgt geändert: ${quoted} Ende</mod>.`),
  });
  expect(text.counts).toEqual({
    articles: 1,
    repealed: 0,
    paragraphs: 1,
    items: 0,
    notes: 0,
    tables: 0,
    images: 0,
    annexes: 0,
  });
  expect(text.units.map(({ id }) => id)).toEqual(['{preface_1}', '1']);
  const [division] = text.units[1]?.parts ?? [];
  const parts: Part[] = division?.part === 'division' ? division.parts : [];
  expect(parts.map((part) => part.part)).toEqual(['text', 'quote', 'text']);
  const quote = parts[1]?.part === 'quote' ? parts[1].parts[0] : undefined;
  expect(quote).toMatchObject({ part: 'division', kind: 'group', num: ['Art. 9'], heading: ['Fremd'] });
  expect(quote).not.toHaveProperty('id');
  expect(text.provisions.map(({ path }) => path)).toEqual(['{preface_1}', '1', '1^_']);
  expect(text.units[1] && pieceText(text.units[1])).toBe(
    'Art. 1 Das Gesetz wird wie folgt geändert: Art. 9 Fremd 1 Fremder Text a. x Ende.',
  );
  expect(text.warnings).toEqual([]);
});

test('preamble with recitals, conclusions', () => {
  const preamble =
    '<preamble><p>gestützt auf die Verfassung,</p><recitals><recital eId="rct_1"><num>(1)</num><p>Erstens.</p></recital></recitals><formula><p>verordnet:</p></formula></preamble>';
  const after = '<conclusions><p>Ort, Datum</p></conclusions>';
  expect(outline({ preamble, after })).toEqual([
    ['{preamble_1}', 'preamble', undefined, 0],
    ['{rct_1}', 'recital', '{preamble_1}', 1],
    ['{section_1}', 'subdivision', '{preamble_1}', 1],
    ['1', 'article', undefined, 0],
    ['{conclusions_1}', 'conclusions', undefined, 0],
  ]);
  expect(read({ preamble, after }).naming).toBe('eu');
});

test('text after the units of a container stays behind them', () => {
  const body = container(
    'chapter',
    'chap_1',
    `<content><p>vorher</p></content>${article('1', 'x')}<wrapUp><p>nachher</p></wrapUp>`,
  );
  const units = read({ body }).units.slice(1);
  expect(units.map(pieceText)).toEqual(['1. Kopf vorher', 'Art. 1 x', 'nachher']);
});

test('margin numbers of a circular are read as one, each with its items', () => {
  const item = '<blockList><item eId="mn_2/lbl_a"><num>a. </num><p>x</p></item></blockList>';
  const body = container(
    'chapter',
    'chap_1',
    '<paragraph eId="mn_1" class="marginNumber"><num>1</num><content><p>Die Institute</p></content></paragraph>' +
      `<paragraph eId="mn_2"><num>2</num><content>${item}</content></paragraph>` +
      '<paragraph eId="mn_2_a" class="marginNumber"><num>2a</num><content><p>y</p></content></paragraph>',
  );
  expect(paths({ body })).toEqual(['{chap_1}', '1', '2', '2^a', '2a']);
  expect(outline({ body })[1]).toEqual(['1', 'marginNumber', '{chap_1}', 1]);
  expect(read({ body })).toMatchObject({
    naming: 'circular',
    counts: { articles: 3, paragraphs: 0, items: 1 },
  });
});

test('subdivisions inside an article are groups', () => {
  const body = `<article eId="art_196"><num>Art. 196</num><subdivision eId="art_196/subdiv_u1"><heading>Zu Art. 84</heading>${paragraph('art_196/subdiv_u1/para', '')}</subdivision></article>`;
  expect(read({ body }).units[1]?.parts[0]).toMatchObject({ kind: 'group', heading: ['Zu Art. 84'] });
});

test('versions that differ in attributes only have the same hashes', () => {
  const hashes = (body: string) => read({ body }).provisions.map(({ path, hash }) => [path, hash]);
  const one = article('1', 'Die <b>Bank</b>');
  expect(hashes(one.replace('<p>', '<p fedlex:x="1" xmlns:y="urn:y">'))).toEqual(hashes(one));
  expect(hashes(one.replace('Bank', 'Banken'))).not.toEqual(hashes(one));
});
