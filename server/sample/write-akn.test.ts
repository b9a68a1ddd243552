import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { languages } from './act-structure.ts';
import { parseAct } from './parse-act.ts';
import { writeAkn } from './write-akn.ts';

const words = (text: string) => languages.map((name) => `${name}: ${text}`);
const source = [
  '@key eli/sample/x',
  '@number SR 1.0M',
  '@category basel',
  '@family act',
  '@versions 2022-01-01 2024-01-01',
  '@inforce 2022-01-01',
  '@document 2021-06-18',
  ...languages.flatMap((name) => [`@title.${name} A & B "${name}"`, `@short.${name} AB-${name}`]),
  ...['~ preamble', ...words('The Council,'), '~ recital 1', ...words('Whereas < one')],
  ...['# part 1', ...words('Part'), '## chapter 2', ...words('Chapter')],
  ...['~ article 5a', ...languages.map((name) => `note.${name}: Inserted`), ...words('Duty[[A *note*]]')],
  ...['- p 1bis', ...words('The bank:'), '-- abis', ...words('keeps:'), '--- –', ...words('books')],
  ...['- closing', ...words('always'), '- p', ...words('And 250 000 more')],
  ...[
    '~ article 6',
    '- p',
    ...words('m^2^'),
    '- table',
    ...languages.flatMap((name) => [`${name}:`, '| a |', '| |']),
  ],
  ...['~ article 7–9', '@repealed 2024-01-01', ...languages.map((name) => `repealed.${name}: Gone`)],
  ...['~ proviso', ...words('Final'), '~ article 5a', '- p', ...words('Later')],
  ...['~ annex 1a', ...words('List'), '- p', ...words('(Art. 6)')],
].join('\n');
const act = parseAct(source, 'x.txt');
const xml = writeAkn(act, '2024-01-01', 'de');

describe('writeAkn', () => {
  it('is well-formed with every eId once', () => {
    const eIds: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', ({ attributes }) => {
      if (attributes.eId) eIds.push(attributes.eId.value);
    });
    parser.write(xml).close();
    expect(eIds).toContain('art_5_a/para_1_bis/lbl_a_bis/bull_u1');
    expect(new Set(eIds).size).toBe(eIds.length);
  });

  it.each([
    [
      'the version in the address of the work',
      '<FRBRthis value="https://regesta.example/eli/sample/x/20240101/main-text"/>',
    ],
    ['the version date', '<FRBRdate date="2024-01-01" name="jolux:dateApplicability"/>'],
    ['the language', '<FRBRlanguage language="de"/>'],
    ['a short form per language', 'value="A &amp; B &quot;it&quot;" shortForm="AB-it"/>'],
    ['the number', '<FRBRnumber value="1.0M"/>'],
    ['the mark of a sample', 'regesta:sample="true" regesta:category="basel"'],
    ['the note in the metadata', '<regesta:note>Sample content, invented</regesta:note>'],
    ['the visible label', '<b>Muster – erfundener Text, kein geltendes Recht</b>'],
    ['both dates of the preface', 'vom 18. Juni 2021 (Stand am 1. Januar 2024)'],
    ['recitals', '<recital eId="rct_1"><num>(1)</num><p>Whereas &lt; one</p></recital>'],
    [
      'path-like containers',
      '<part eId="part_1"><num>1. Teil: </num><heading>Part</heading><chapter eId="part_1/chap_2">',
    ],
    [
      'article number, its note and heading',
      '<article eId="art_5_a"><num><b>Art. 5</b><i>a</i><authorialNote><p>Inserted</p></authorialNote></num>' +
        '<heading>Duty<authorialNote><p>A <i>note</i></p></authorialNote></heading>',
    ],
    ['paragraph ordinals', '<paragraph eId="art_5_a/para_1_bis"><num>1<sup>bis</sup></num>'],
    [
      'lists',
      '<blockList><listIntroduction eId="art_5_a/para_1_bis/listintro">The bank:</listIntroduction>' +
        '<item eId="art_5_a/para_1_bis/lbl_a_bis"><num>a<sup>bis</sup>. </num>',
    ],
    [
      'text after a list',
      '</blockList><p>always</p><p>And 250\u00a0000 more</p></content></paragraph></article>',
    ],
    ['unnumbered paragraphs', '<paragraph eId="art_6/para"><content><p>m<sup>2</sup></p>'],
    ['tables', '<table border="1"><tr><th><p>a</p></th></tr><tr><td/></tr></table>'],
    [
      'repealed ranges',
      '<article eId="art_7_9"><num><b>Art. 7–9</b><authorialNote><p>Gone</p></authorialNote></num></article>',
    ],
    ['final provisions', '<proviso eId="disp_u1"><heading>Final</heading><article eId="disp_u1/art_5_a">'],
    [
      'annexes beside the body',
      '</body><components><component eId="annex_1_a"><doc name="annex"><meta><identification',
    ],
    [
      'annex headings',
      '<block name="num">Anhang 1a</block></container></preface><mainBody><level eId="annex_1_a/lvl_u1"><heading>List',
    ],
  ])('writes %s', (_, expected) => {
    expect(xml).toContain(expected);
  });

  it('leaves the article standing before its repeal', () => {
    expect(writeAkn(act, '2022-01-01', 'en')).toContain(
      '<article eId="art_7_9"><num><b>Art. 7–9</b></num></article>',
    );
  });
});
