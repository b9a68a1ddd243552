import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const [, table = ''] = readFileSync(join(import.meta.dirname, 'security.md'), 'utf8').split('## ASVS');
const chapters = table.split(/^### V/m).slice(1);
const rows = chapters.flatMap((chapter) =>
  chapter
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => ({
      chapter: Number.parseInt(chapter, 10),
      cells: line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    })),
);

it('has every requirement of both levels once, in order, in its chapter', () => {
  // 70 of level 1 and 183 of level 2.
  expect(rows).toHaveLength(253);
  const numbers = rows.map(({ cells: [no = ''] }) => no.split('.').map(Number));
  const place = ([chapter = 0, section = 0, line = 0]: number[]) => (chapter * 100 + section) * 100 + line;
  const places = numbers.map(place);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  expect(numbers.map(([chapter]) => chapter)).toEqual(rows.map(({ chapter }) => chapter));
  expect(chapters).toHaveLength(17);
});

it('says of each how it is met, or why not', () => {
  const odd = rows.filter(({ cells }) => {
    const [, asked = '', how = '', shown = ''] = cells;
    const isMet = /^met(?:: \S|$)/.test(how);
    return (
      cells.length !== 4 ||
      asked === '' ||
      shown === '' ||
      (isMet ? shown === '–' : !/^(?:not met|does not apply): \S/.test(how))
    );
  });
  expect(odd).toEqual([]);
});

it('shows what is met by a test, or by a section of a document where something has to be written down', () => {
  const written = /written down|listed|classified/;
  const notShown = rows.filter(({ cells: [, asked = '', how = '', shown = ''] }) => {
    const titled = shown.split(';').filter((one) => one.includes('›'));
    const isTested = titled.some((one) => /\.(?:test|spec)\.tsx? ›/.test(one));
    const isWritten = written.test(asked) && titled.some((one) => /\.md ›/.test(one));
    return how.startsWith('met') && !isTested && !isWritten;
  });
  expect(notShown.map(({ cells: [no] }) => no)).toEqual([]);
});

it('has libraries from the registry alone, each with its hash', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);
  expect(installed.length).toBeGreaterThan(100);
  const odd = installed.filter(
    ([, { resolved, integrity = '' }]) =>
      // Without an address a library is the registry's.
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
      !/^sha(?:256|384|512)-/.test(integrity),
  );
  expect(odd).toEqual([]);
});

it('is written in strict TypeScript without `any`', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  for (const option of ['strict', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes'])
    expect(read('tsconfig.json')).toContain(`"${option}": true`);
  expect(read('biome.json')).toContain('"noExplicitAny": "error"');
});

/** The titles of the tests in a file, with what `it.each` puts in as it stands there. */
const titlesIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/(?:\b(?:it|test)(?:\.\w+)*|[\])>])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(
      ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'),
    ),
  );

it('tells titles of tests from all else that a file says', () => {
  const source = `
    describe('a room', () => {
      // it opens
      it('opens', () => expect(say('it opens', 1)).toBe('it opens'));
      it.each([1, 2])('has %i doors', () => {});
      test("it's", async () => {});
    });`;
  expect([...titlesIn(source)]).toEqual(['opens', 'has %i doors', "it's"]);
});

it('names files that exist, and tests by their whole titles', () => {
  const named = rows.flatMap(({ cells: [no = '', , , shown = ''] }) =>
    shown === '–'
      ? []
      : shown.split(';').map((one) => ({ no, one: one.split('›').map((part) => part.trim()) })),
  );
  const missing = named.filter(({ one: [file = '', title] }) => {
    const path = join(root, file);
    if (!existsSync(path)) return true;
    if (title === undefined) return false;
    const text = readFileSync(path, 'utf8');
    if (file.endsWith('.md'))
      return !text.split('\n').some((line) => /^#+ /.test(line) && line.endsWith(`# ${title}`));
    return !/\.(?:test|spec)\.tsx?$/.test(file) || title === '' || !titlesIn(text).has(title);
  });
  expect(missing).toEqual([]);
});
