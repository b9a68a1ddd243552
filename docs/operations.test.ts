import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { categories } from '#core/contract/main/categories.ts';
import { documentInfo } from '#core/contract/main/regulations.ts';
import type { FileReport } from '#server/import/command-run.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paper = read('docs/operations.md');

/** The first cell of each row of the table with this head. */
function firstCells(head: string): string[] {
  const [, after = ''] = paper.split(`| ${head} |`);
  const [table = ''] = after.split('\n\n');
  const rows = table.split('\n').slice(2);
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

it('names every variable of the settings, and no other', () => {
  const used = new Set([
    ...['settings', 'model-settings'].flatMap((name) =>
      [...read(`server/config/${name}.ts`).matchAll(/value\('(\w+)'\)/g)].map(([, variable]) => variable),
    ),
    ...[...read('server/config/fetch-settings.ts').matchAll(/'(REGESTA_\w+)'/g)].map(([, name]) => name),
  ]);
  expect(firstCells('variable').sort()).toEqual([...used].sort());
});

it('names every field of an import report, every count and category', () => {
  const fields: Record<keyof (FileReport & { ok: true }) | keyof (FileReport & { ok: false }), true> = {
    ...{ file: true, ok: true, key: true, source: true, language: true, versionDate: true },
    ...{ counts: true, warnings: true, seconds: true, line: true, reason: true, isOfFile: true },
    ...{ code: true, values: true },
    stored: true,
  };
  expect(firstCells('field').sort()).toEqual(Object.keys(fields).sort());
  for (const name of [...Object.keys(documentInfo.entries.counts.entries), ...categories])
    expect(paper).toContain(`\`${name}\``);
});

/** All imports of a script that runs before packages are installed, including indirect ones. */
function importsOf(script: string, seen = new Set<string>()): Set<string> {
  const path = resolve(root, script);
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/^import .* from '([^']+)'/gm)) {
    if (from.startsWith('.')) importsOf(resolve(dirname(path), from), seen);
    else seen.add(from);
  }
  return seen;
}

it.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s starts with the modules of Node alone', (script) => {
  const imported = [...importsOf(script)];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
});
