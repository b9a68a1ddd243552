import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown, type MarkdownDrawing } from './Markdown.tsx';
import { parsePageMarkdown } from './page-markdown.ts';

const names = { paragraph: 'p', heading: 'h', list: 'l', item: 'i', code: 'c' };
const page: MarkdownDrawing = {
  look: { ...names, leads: { list: 'leads', item: 'lead', about: 'about' } },
  Link: ({ address, children }) => <a href={address}>{children}</a>,
  hasHeadings: true,
  blocks: { table: <b>T</b> },
};
const note: MarkdownDrawing = { look: names, Link: page.Link, words: (text) => <i>{text}</i> };

const Table: MarkdownDrawing['Table'] = ({ head, rows, align }) => (
  <p>
    {align.join()}:{head}
    {rows.map((cells, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      <i key={row}>{cells}</i>
    ))}
  </p>
);

const draw = (text: string, drawing: MarkdownDrawing) =>
  renderToStaticMarkup(<Markdown text={text} drawing={drawing} />).replace(/ class="[^"]*"/g, '');

it.each([
  ['```table\nx\n```', '<b>T</b>'],
  ['```other\nx\n```', '<pre>x</pre>'],
  ['```constructor\nx\n```', '<pre>x</pre>'],
  ['```toString\nx\n```', '<pre>x</pre>'],
  ['a <b>c</b>', '<p>a c</p>'],
])('the text %j is drawn as %s', (text, drawn) => {
  expect(draw(text, page)).toBe(drawn);
});

describe('a table', () => {
  const text = '| Ratio | Rate |\n| :-- | --: |\n| **LCR** [a](/a) | <b>100</b> |\n| \\| | ![x](y) |';

  it('of a page has its cells with their words, marks and links, and no HTML', () => {
    const drawn = draw(text, { ...page, parse: parsePageMarkdown, Table });
    expect(drawn).toBe(
      '<p>left,right:RatioRate<i><strong>LCR</strong> <a href="/a">a</a>100</i><i>|</i></p>',
    );
  });

  it('stays the words that were typed in a text that has none', () => {
    expect(draw('| a |\n| - |', note)).toBe('<p><i>| a |\n| - |</i></p>');
  });
});

describe('a short text', () => {
  it.each([
    ['# A', '<p><i>A</i></p>'],
    ['- [A](/a): b', '<ul><li><a href="/a"><i>A</i></a><i>: b</i></li></ul>'],
    ['```table\nx\n```', '<pre>x</pre>'],
    ['<script>alert(1)</script>', ''],
    ['a <img src=x onerror=alert(1)> b', '<p><i>a </i><i> b</i></p>'],
    ['![x](https://x.example/a.png)', '<p></p>'],
    ['**a** _b_ `c`', '<p><strong><i>a</i></strong><i> </i><em><i>b</i></em><i> </i><code>c</code></p>'],
  ])('%j is drawn as %s', (text, drawn) => {
    expect(draw(text, note)).toBe(drawn);
  });
});
