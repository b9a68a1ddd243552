import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const papers = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

it.each(papers)('every link of the papers leads somewhere: %s', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8').replace(/^```.*?^```/gms, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = targets
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => !existsSync(resolve(root, dirname(paper), target.split('#')[0] ?? '')));
  expect(broken).toEqual([]);
});

it('every decision is in the index, numbered once', () => {
  const folder = join(root, 'docs', 'decisions');
  const records = readdirSync(folder).filter((name) => name !== 'README.md');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const record of records) {
    expect(record).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(index).toContain(`(${record})`);
    expect(readFileSync(join(folder, record), 'utf8')).toMatch(new RegExp(`^# ${record.slice(0, 4)} `));
  }
  expect(new Set(records.map((record) => record.slice(0, 4))).size).toBe(records.length);
});
