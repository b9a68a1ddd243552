import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { searchTerm } from './search-term.ts';

it.each([
  ['```table\nx\n```', '<b>T</b>'],
  ['```other\nx\n```', '<pre>x</pre>'],
  ['```constructor\nx\n```', '<pre>x</pre>'],
  ['```toString\nx\n```', '<pre>x</pre>'],
  ['a <b>c</b>', '<p>a c</p>'],
])('the text %j is drawn as %s', (text, drawn) => {
  const markup = renderToStaticMarkup(<Markdown text={text} blocks={{ table: <b>T</b> }} />);
  expect(markup.replace(/ class="[^"]*"/g, '')).toBe(drawn);
});

it.each([
  ['search:Bank%20Konkurs', 'Bank Konkurs'],
  ['search:5%', '5%'],
  ['search:%E4', '%E4'],
  ['/read/bankg', undefined],
])('the link %s searches %s', (address, term) => {
  expect(searchTerm(address)).toBe(term);
});
