import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attributeName } from '#widgets/attribute-name.ts';
import { commonAttributes, commonEvents, commonProperties } from '#widgets/common-options.ts';
import { elementTags } from '#widgets/element-tags.ts';
import { type Attributes, readOptions } from '#widgets/element-values.ts';
import { askQuestionSpec } from '#widgets/elements/ask-question.ts';
import { changeTableSpec } from '#widgets/elements/change-table.ts';
import { regReaderSpec } from '#widgets/elements/reg-reader.ts';
import { regSearchSpec } from '#widgets/elements/reg-search.ts';
import type { Room } from '#widgets/host-styles.ts';
import { budgets } from '../scripts/size-budgets.mjs';
import { transferBudgets } from '../scripts/transfer-budgets.mjs';

const paper = readFileSync(join(import.meta.dirname, 'embedding.md'), 'utf8');
const styles = readFileSync(join(import.meta.dirname, '..', 'styles', 'theme.css.ts'), 'utf8');

/** Rows of the table that follows a heading or, with `nth`, of a later one under it. */
function rowsUnder(heading: string, nth = 0): string[][] {
  const [, after = ''] = paper.split(`${heading}\n`);
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

const kinds = {
  string: 'text',
  boolean: 'switch',
  number: 'number',
  json: 'JSON',
  address: 'address',
  server: 'address',
  folder: 'address',
};

const elements = [regReaderSpec, regSearchSpec, askQuestionSpec, changeTableSpec];
const described = (attributes: Attributes) =>
  Object.entries(attributes).map(([option, { kind, fallback }]) => [
    attributeName(option),
    kinds[kind],
    fallback === '' ? 'empty' : String(fallback ?? ''),
  ]);
const eventRows = (events: Record<string, { cancelable: boolean }>) =>
  Object.entries(events).map(([name, { cancelable }]) => `${name} ${cancelable ? 'yes' : 'no'}`);
/** The height of an element without options. */
const heightOf = ({ attributes, room }: (typeof elements)[number]) =>
  (room as (values: object) => Room)(readOptions(attributes, {})).height;
const own = <T>(all: Readonly<Record<string, T>>, common: object) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !(name in common)));

it('is about every element of the suite', () => {
  expect(elements.map(({ tag }) => tag)).toEqual(elementTags);
  const suite = readFileSync(join(import.meta.dirname, '..', 'widgets', 'regesta.ts'), 'utf8');
  const defined = [...suite.matchAll(/'\.\/elements\/alone\/([a-z-]+)\.ts'/g)].map(([, tag]) => tag);
  expect(defined.sort()).toEqual([...elementTags].sort());
  const [scripts = ''] = paper.match(/^\| `reg-reader\.js`.*$/m) ?? [];
  for (const tag of elementTags) expect(scripts).toMatch(new RegExp(`\`${tag}\\.js\`.*\`<${tag}>\``));
});

it('names every common attribute, property, event and part, and no other', () => {
  expect(rowsUnder('### Common attributes').map((row) => row.slice(0, 3))).toEqual(
    described(commonAttributes),
  );
  const first = (heading: string) => rowsUnder(heading).map(([name]) => name);
  expect(first('### Properties that are no attributes')).toEqual(commonProperties);
  const events = rowsUnder('### Common events').map(([name, cancelable]) => `${name} ${cancelable}`);
  expect(events.sort()).toEqual(eventRows(commonEvents).sort());
  for (const { parts } of elements) expect(first('### Parts and CSS variables')).toEqual(parts);
});

it.each(elements.map((spec) => [spec.tag, spec] as const))(
  'names every attribute and event of <%s>, with its height',
  (tag, spec) => {
    const heading = `## \`<${tag}>\``;
    expect(rowsUnder(heading).map((row) => row.slice(0, 3))).toEqual(
      described(own<Attributes[string]>(spec.attributes, commonAttributes)),
    );
    const events = rowsUnder(heading, 1).map(([name, cancelable]) => `${name} ${cancelable}`);
    expect(events.sort()).toEqual(eventRows(own(spec.events, commonEvents)).sort());
    const [, section = ''] = paper.split(heading);
    expect(section.split(/^## /m)[0]).toContain(`keeps ${heightOf(spec)} px of height free`);
  },
);

it('names the CSS variables that the theme reads from the page', () => {
  const read = [...styles.matchAll(/var\((--reg-[a-z-]+), /g)].map(([, name]) => name);
  const named = rowsUnder('### Parts and CSS variables', 1).map(([name]) => name);
  expect(named.sort()).toEqual([...new Set(read)].sort());
});

it('promises the weights that are held, and says which aims are missed', () => {
  const { 'portal, first load': _, ...ofElements } = budgets;
  expect(rowsUnder('## Weight').map(([, most = '']) => Number(most.split(' ')[0]))).toEqual(
    Object.values(ofElements),
  );
  const figure = ({ most, aim }: { most: number; aim?: number }) =>
    aim === undefined ? String(most) : `${most} (aim ${aim})`;
  expect(rowsUnder('## Weight', 1)).toEqual(
    Object.entries(transferBudgets).map(([name, { kilobytes, waves, shift }]) => [
      name,
      figure(kilobytes),
      figure(waves),
      figure(shift),
    ]),
  );
});

it('names every code that elements have of their own, and each is in a test', () => {
  const folder = join(import.meta.dirname, '..');
  const files = ['widgets/**/*.{ts,tsx}', 'e2e/*.ts', 'core/**/*.test.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const isTest = ({ file }: { file: string }) => /\.(?:test|spec)\.tsx?$/.test(file);
  const given = /(?:\bcode: |reject\(|\btell\(|failure(?:Of)?\()'([A-Z]+(?:_[A-Z]+)*)'/g;
  const used = files
    .filter((each) => each.file.startsWith('widgets') && !isTest(each) && !each.file.includes('/testing/'))
    .flatMap(({ text }) => [...text.matchAll(given)].map(([, code = '']) => code));
  const named = rowsUnder('### Codes').map(([code = '']) => code);
  const ofOpen = ['INVALID_PLACE', 'SUPERSEDED', 'REMOVED'];
  const [, afterTable = ''] = paper.split('`open()` has three more');
  for (const code of ofOpen) expect(afterTable.split('\n')[0]).toContain(`\`${code}\``);
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter((code) => ![...named, ...ofOpen].includes(code))).toEqual([]);
  const tests = files
    .filter(isTest)
    .map(({ text }) => text)
    .join('\n');
  for (const code of [...named, ...ofOpen]) expect(tests).toContain(`'${code}'`);
});
