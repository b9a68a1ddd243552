import { expect, test } from 'vitest';
import { countCharacters } from '../../testing/count-characters.ts';
import { countElements } from '../../testing/count-elements.ts';
import { actXml, article } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

const read = (body: string) => readAkn(actXml({ body }), 'a.xml');
const paragraph = (content: string) =>
  `<article eId="art_1"><num>Art. 1</num><paragraph eId="art_1/para_1"><content>${content}</content></paragraph></article>`;

/** Bodies of which each had, or could have, something read again and again. */
const bodies: Record<string, (count: number) => string> = {
  'marks in a paragraph': (count) => article('1', 'Die <i>Bank</i> und <sup>2</sup>'.repeat(count)),
  'line breaks between marks': (count) => article('1', '<b>Die</b>\n  <i>Bank</i>\n'.repeat(count)),
  'blanks of all kinds': (count) => article('1', ` \u00A0\t\u2003 \n Bank${' '.repeat(count)}`.repeat(3)),
  'raised numbers between articles': (count) =>
    `${article('1', 'Ein Wort.')}<section eId="sec_1">${'<p><sup>1</sup> Bank</p>'.repeat(count)}</section>`,
  'paragraphs in one': (count) =>
    paragraph(Array.from({ length: count }, (_, at) => `<p><sup>${at + 1}</sup> Bank</p>`).join('')),
  'lists in a paragraph of several': (count) =>
    paragraph(
      `<p><sup>1</sup> Bank</p><p><sup>2</sup> Bank</p>${Array.from(
        { length: count },
        (_, at) =>
          `<blockList><item eId="art_1/para_1/list_u${at + 1}/lbl_a"><num>a.</num><p>Bank</p></item></blockList>`,
      ).join('')}`,
    ),
  'notes in a paragraph': (count) =>
    article('1', 'x<authorialNote><p>AS 2020 1</p></authorialNote>'.repeat(count)),
  'items of a list': (count) =>
    paragraph(`<blockList>${'<item><num>a.</num><p>Bank; «so» – …</p></item>'.repeat(count)}</blockList>`),
  'cells of a table': (count) =>
    paragraph(`<table><tr>${'<td><p>1 000</p></td>'.repeat(count)}</tr></table>`),
  'articles of one name': (count) => article('1', 'Bank').repeat(count),
  'sections in each other': (count) =>
    `${'<section eId="sec_1"><num>1</num>'.repeat(Math.min(count, 200))}${article('1', 'x')}${'</section>'.repeat(Math.min(count, 200))}`,
};

test.each(Object.entries(bodies))('%s: twice as many make expressions look at twice as much', (_, body) => {
  read(body(20));
  const [one = 0, two = 0] = [150, 300].map((count) => countCharacters(() => read(body(count))));
  expect(two).toBeLessThan(2.2 * one + 20_000);
});

test.each(Object.entries(bodies))('%s: twice as many have arrays searched twice as far', (_, body) => {
  const [one = 0, two = 0] = [150, 300].map((count) => countElements(() => read(body(count))));
  expect(two).toBeLessThan(2.2 * one + 1_000);
});

const long = 60_000;
/** What goes back within an expression: in the square of the length, each would take minutes. */
const endless: Record<string, string> = {
  'points instead of a text': article('1', `${'…'.repeat(long)}x`),
  'brackets instead of a number': paragraph(
    `<blockList><item><num>1${')'.repeat(long)}!</num><p>x</p></item></blockList>`,
  ),
  'line breaks in a number': `<article><num>${'\n'.repeat(long)}x<i>1</i></num></article>`,
  'blanks before a text': article('1', `${' \u00A0'.repeat(long)}x (Stand`),
};

test.each(Object.entries(endless))('%s without end are read at once', (_, body) => {
  expect(read(body).units.length).toBeGreaterThan(0);
});
