// docs/coverage.md names a test for every line of the issues and the specification, or says "open". The check
// fails on a row whose test or place does not exist, so that the list claims nothing without proof.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const columns = 4;
const cache = new Map();
const problems = [];
const counts = { shown: 0, measured: 0, open: 0, later: 0 };

function source(file) {
  if (!cache.has(file)) cache.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return cache.get(file);
}

/** Checks a test cell: `path › name` (several with `;`), `measured: …`, `seen: …`, `open` or `issue X`. */
function checkTest(cell, where) {
  if (/^open\b/.test(cell)) {
    counts.open += 1;
    return;
  }
  if (/^issue [B-K]\d?$/.test(cell)) {
    counts.later += 1;
    return;
  }
  // For lines that no test can show: a figure, or the closing line of the command that runs the tests.
  if (/^(measured|seen): /.test(cell)) {
    counts.measured += 1;
    return;
  }
  for (const named of cell.split(';').map((part) => part.trim())) {
    const [file, name] = named.split('›').map((part) => part.trim().replace(/^`|`$/g, ''));
    const text = source(file);
    if (text === undefined) problems.push(`${where}: no file ${file}`);
    else if (!/\.(test|spec)\.tsx?$/.test(file)) problems.push(`${where}: ${file} holds no tests`);
    else if (!name) problems.push(`${where}: ${file} is named without a test`);
    else if (!text.includes(name)) problems.push(`${where}: ${file} has no test "${name}"`);
  }
  counts.shown += 1;
}

/** Checks a place cell: files, folders and patterns separated by commas; text in brackets is a remark. */
function checkPlace(cell, where) {
  const named = cell
    .replaceAll(/`|\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const place of named) {
    const isThere = place.includes('*') ? globSync(place).length > 0 : existsSync(place);
    if (!isThere) problems.push(`${where}: no place ${place}`);
  }
  return named.length > 0;
}

function checkRow(line, where) {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (cells.length !== columns) {
    problems.push(`${where}: ${cells.length} cells, expected ${columns} (no, line, place, test)`);
    return;
  }
  const [, , place, test] = cells;
  checkTest(test, where);
  // An open row may name a place that does not exist yet.
  if (/^open\b/.test(test)) return;
  const hasPlace = checkPlace(place, where);
  if (!hasPlace && !/^(issue|measured:|seen:) /.test(test)) problems.push(`${where}: shown without a place`);
}

for (const file of readdirSync('docs').filter((name) => /^coverage.*\.md$/.test(name))) {
  readFileSync(join('docs', file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (line.startsWith('|') && !/^\|\s*(-|no\b)/.test(line)) checkRow(line, `docs/${file}:${index + 1}`);
    });
}
for (const problem of problems) console.error(problem);
console.log(
  `coverage: ${counts.shown} shown, ${counts.measured} measured or seen, ${counts.open} open, ${counts.later} with their own issue`,
);
process.exit(problems.length > 0 ? 1 : 0);
