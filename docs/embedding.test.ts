import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attributeName } from '#widgets/element-values.ts';
import { regReaderSpec } from '#widgets/elements/reg-reader.ts';

const paper = readFileSync(join(import.meta.dirname, 'embedding.md'), 'utf8');
const styles = readFileSync(join(import.meta.dirname, '..', 'styles', 'theme.css.ts'), 'utf8');

/** Rows of the table that follows a heading or, with `nth`, of a later one under it. */
function rowsUnder(heading: string, nth = 0): string[][] {
  const [, after = ''] = paper.split(`### ${heading}\n`);
  const [section = ''] = after.split(/^#/m);
  const table =
    section
      .trim()
      .split(/\n\n+/)
      .filter((block) => block.startsWith('|'))[nth] ?? '';
  const [, , ...rows] = table.split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const kinds = { string: 'text', boolean: 'switch', number: 'number', list: 'list', json: 'JSON' };

it('names every attribute with its kind and default, and no other', () => {
  const described = Object.entries(regReaderSpec.attributes).map(([option, { kind, fallback }]) => [
    attributeName(option),
    kinds[kind],
    fallback === '' ? 'empty' : String(fallback ?? ''),
  ]);
  expect(rowsUnder('Attributes').map((row) => row.slice(0, 3))).toEqual(described);
});

it('names every property, event and part, and no other', () => {
  const first = (heading: string) => rowsUnder(heading).map(([name]) => name);
  expect(first('Properties that are no attributes')).toEqual(Object.keys(regReaderSpec.properties));
  expect(first('Parts and CSS variables')).toEqual(Object.keys(regReaderSpec.parts));
  const events = rowsUnder('Events').map(([name, cancelable]) => `${name} ${cancelable}`);
  const described = Object.entries(regReaderSpec.events).map(
    ([name, { cancelable }]) => `${name} ${cancelable ? 'yes' : 'no'}`,
  );
  expect(events.sort()).toEqual(described.sort());
});

it('names the CSS variables that the theme reads from the page', () => {
  const read = [...styles.matchAll(/var\((--reg-[a-z-]+), /g)].map(([, name]) => name);
  const named = rowsUnder('Parts and CSS variables', 1).map(([name]) => name);
  expect(named.sort()).toEqual([...new Set(read)].sort());
});

it('tells the height that is kept free', () => {
  expect(paper).toContain(`keeps ${regReaderSpec.height} px of height free`);
});
