// Changes the sources of an area, one place at a time, and checks whether a test fails (docs/mutation.md).
// `npm run proof -- mutation [AREA or FILE …]` tries every change, `--share=0.1` a tenth of them, chosen by
// REGESTA_MUTATION_SEED; `npm test` passes --sample and tries the changes of a few lines.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, run } from '../scripts/setup.mjs';

/**
 * Per area: the sources to change, the tests that should fail, and the number of places in a sample.
 * Fixtures belong to the tests. Tests that take half a minute are left out, since they would run per change.
 */
const areas = {
  session: { mutate: ['core/session/*.ts'], tests: ['core/session'], ranges: 8 },
  http: {
    mutate: ['core/http/*.ts', 'server/http/*.ts'],
    tests: ['core/http', 'server/http'],
    without: ['server/http/listen.test.ts'],
    ranges: 8,
  },
  auth: {
    mutate: ['server/auth/*.ts'],
    tests: ['server/auth'],
    without: ['server/auth/order-of-refusals.test.ts', 'server/auth/authorisation-matrix.test.ts'],
    ranges: 8,
  },
  // References use the citation parser too, and their tests cover how it reads the text of acts.
  citation: {
    mutate: ['core/law/citation/*.ts'],
    tests: ['core/law/citation', 'core/law/references'],
    without: ['core/law/citation/long-texts.test.ts'],
    ranges: 2,
  },
  comparison: {
    mutate: ['core/law/comparison/*.ts', 'core/law/comparison/report/*.ts'],
    tests: ['core/law/comparison', 'core/comparison'],
    without: ['core/law/comparison/amendments.property.test.ts'],
    ranges: 2,
  },
};
/** Minimum share of changes that make a test fail: of a whole area, and of a sample, where chance matters. */
const minScores = { whole: 0.8, sample: 0.65 };
const sampleLines = 12;

const isSample = process.argv.includes('--sample');
const seed = Number(process.env.REGESTA_MUTATION_SEED ?? 1);
const share = Number(process.argv.find((argument) => argument.startsWith('--share='))?.slice(8) ?? 1);
const named = process.argv.slice(2).filter((argument) => argument in areas);
const namedFiles = process.argv.slice(2).filter((argument) => argument.endsWith('.ts'));
const cache = join(root, '.cache', 'mutation');

function sourcesOf({ mutate }) {
  const files = mutate.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  return files.filter((file) => !/\.test\.ts$|fixture\.ts$|\.d\.ts$/.test(file));
}

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses a few lines in a few files of an area. */
function chooseRanges(area, random) {
  const files = sourcesOf(area);
  return Array.from({ length: area.ranges }, () => {
    const file = files[Math.floor(random() * files.length)];
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
    const first = 1 + Math.floor(random() * Math.max(1, lines - sampleLines));
    return `${file}:${first}-${Math.min(lines, first + sampleLines)}`;
  });
}

async function mutate(name, places) {
  // A report of a share counts changes that were not chosen as tried, so it has a file of its own.
  const part = share < 1 ? `${name}-${share}-${seed}` : name;
  const report = join(cache, `${part}${isSample ? '-sample' : ''}.json`);
  const config = join(cache, `${name}-settings.json`);
  mkdirSync(cache, { recursive: true });
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './bench/mutation-sample.mjs'],
    checkers: share < 1 ? ['sample'] : [],
    mutate: places,
    vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.REGESTA_MUTATION_WORKERS ?? 1),
    incremental: !isSample,
    incrementalFile: join(cache, `${part}-incremental.json`),
    // Long enough for a server or many tests on a busy machine, since a change that is only slow would count
    // as noticed; endless loops still end.
    timeoutMS: 30_000,
    tempDirName: `.cache/mutation/sandbox-${name}`,
    // Leading slashes: rooms contain folders with the same names.
    ignorePatterns: ['/dist', '/e2e', '/widgets', '/portal', '/data', '/test-results'],
    reporters: ['json'],
    jsonReporter: { fileName: report },
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn',
  };
  writeFileSync(config, JSON.stringify(settings));
  const code = await run('node', ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    env: {
      ...environment,
      REGESTA_MUTATION_TESTS: areas[name].tests.join(','),
      REGESTA_MUTATION_WITHOUT: (areas[name].without ?? []).join(','),
      // Few runs with a fixed seed, so that a change that a test finds only by chance counts as not found.
      REGESTA_PROPERTY_RUNS: '20',
      REGESTA_SEED: '1',
      REGESTA_WITHOUT_DATABASES: '1',
      REGESTA_MUTATION_SHARE: String(share),
      REGESTA_MUTATION_SEED: String(seed),
    },
  });
  if (code !== 0 || !existsSync(report)) throw new Error(`${name}: the run of the tests failed`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The score of a report, and a line for every change that made no test fail. */
function read({ files }) {
  const outcome = { noticed: 0, survived: [] };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') outcome.noticed += 1;
      else if (status === 'Survived' || status === 'NoCoverage') {
        const { start } = location;
        const line = (lines[start.line - 1] ?? '').trim();
        outcome.survived.push(
          `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement} | ${line}`,
        );
      }
    }
  }
  return outcome;
}

/** The range that contains the score of all changes with 95 % certainty, estimated from a sample (Wilson). */
function interval(score, total) {
  const z = 1.96;
  const middle = score + (z * z) / (2 * total);
  const margin = z * Math.sqrt((score * (1 - score)) / total + (z * z) / (4 * total * total));
  const bounds = [middle - margin, middle + margin].map((bound) => bound / (1 + (z * z) / total));
  return bounds.map((bound) => bound.toFixed(2)).join('–');
}

async function measure(name, places) {
  const { noticed, survived } = read(await mutate(name, places));
  const total = noticed + survived.length;
  const score = total === 0 ? 1 : noticed / total;
  for (const line of survived) console.log(`  survived ${line.replaceAll('\n', ' ').slice(0, 220)}`);
  const enough = score >= (isSample ? minScores.sample : minScores.whole);
  const chosen = share < 1 ? ` (95 %: ${interval(score, total)}; share ${share}, seed ${seed})` : '';
  console.log(
    `${enough ? 'ok  ' : 'FAIL'} mutation ${name}: ${noticed} of ${total} noticed, score ${score.toFixed(2)}${chosen}`,
  );
  return enough;
}

async function sample() {
  // The same sample in every run with the same seed, so that only a change of the code makes a run fail.
  const random = createRandom(seed);
  const name = named[0] ?? 'session';
  console.log(`mutation sample: ${name}, REGESTA_MUTATION_SEED=${seed}`);
  return measure(name, chooseRanges(areas[name], random));
}

async function all() {
  let enough = true;
  const names = named.length + namedFiles.length > 0 ? named : Object.keys(areas);
  for (const name of names) enough = (await measure(name, sourcesOf(areas[name]))) && enough;
  // For single files, the score is that of their area, with earlier results for its other files.
  for (const [name, area] of Object.entries(areas)) {
    const files = sourcesOf(area).filter((file) => namedFiles.includes(file) && !named.includes(name));
    if (files.length > 0) enough = (await measure(name, files)) && enough;
  }
  return enough;
}

process.exit((await (isSample ? sample() : all())) ? 0 : 1);
