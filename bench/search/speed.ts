import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { measureFts5, measureScale } from './measure-scale.ts';
import { inForce, realActs } from './real-acts.ts';
import { growthPlot } from './scale-plot.ts';
import { fts5Line, growthTable, resultLines, type ScaleReport } from './scale-tables.ts';

/*
 * How fast the search is and how it grows: MainSearch over HTTP and inside the server, with ten thousand, a
 * hundred thousand and a million German paragraphs, compared with SQLite FTS5 over the same articles.
 * `npm run bench -- search [--paragraphs 10000,100000] [--databases PGlite,PostgreSQL] [--languages DE]
 * [--users 50] [--seconds 30] [--port 4380]`. Results stay in dist/bench/search-scale.json until they are
 * measured again.
 */

const { values } = parseArgs({
  options: {
    paragraphs: { type: 'string', default: '10000,100000,1000000' },
    databases: { type: 'string', default: 'PGlite,PostgreSQL' },
    languages: { type: 'string' },
    users: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4380' },
  },
});

/** The embedded database is measured up to this size only; simultaneous users are measured at `crowdAt`. */
const maxEmbedded = 100_000;
const crowdAt = 100_000;
/** Above this size the server does not learn first and holds German alone, since both take many minutes. */
const maxLearnt = 100_000;

const languagesAt = (paragraphs: number): string[] =>
  values.languages?.split(',') ?? (paragraphs <= maxLearnt ? [...interfaceLanguageCodes] : ['DE']);

const folder = path.resolve(import.meta.dirname, '../../dist/bench');
const file = path.join(folder, 'search-scale.json');

function readReport(): ScaleReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ScaleReport;
  } catch (error) {
    // The first measurement has none to be added to.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { results: [], fts5: [] };
  }
}

/** Adds measurements to those of earlier and of parallel runs. */
function keep(measured: ScaleReport): ScaleReport {
  const before = readReport();
  const isNew = (one: ScaleReport['results'][number]) =>
    !measured.results.some(
      ({ database, paragraphs }) => database === one.database && paragraphs === one.paragraphs,
    );
  const sizes = new Set(measured.fts5.map(({ paragraphs }) => paragraphs));
  const report = {
    results: [...before.results.filter(isNew), ...measured.results],
    fts5: [...before.fts5.filter(({ paragraphs }) => !sizes.has(paragraphs)), ...measured.fts5],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(path.join(folder, 'search-growth.svg'), growthPlot(report));
  return report;
}

async function measureAll(): Promise<void> {
  const all = inForce(realActs());
  if (all.length === 0) {
    console.log('search speed: skipped, the real acts are not beside the project');
    return;
  }
  const measured: ScaleReport = { results: [], fts5: [] };
  const names = values.databases.split(',');
  const databases = testDatabases().filter(({ name }) => names.includes(name));
  const domain = await startDomain(embeddedDatabase);
  try {
    const caller = { token: await domain.signIn('musterbank'), registered: domain.server.registrations() };
    for (const paragraphs of values.paragraphs.split(',').map(Number)) {
      const acts = all.filter(({ language }) => languagesAt(paragraphs).includes(language));
      const plan = {
        paragraphs,
        queries: 200,
        rounds: 3,
        seconds: Number(values.seconds),
        port: Number(values.port),
        learn: paragraphs <= maxLearnt,
      };
      const result = measureFts5(acts, plan);
      measured.fts5.push({ paragraphs, result });
      console.log(fts5Line(paragraphs, result));
      for (const { name, start } of databases) {
        if (paragraphs > maxEmbedded && name === embeddedDatabase.name) continue;
        const { place, remove } = await start();
        try {
          const users = paragraphs === crowdAt ? Number(values.users) : 0;
          const own = await measureScale(acts, place, caller, { ...plan, database: name, users });
          const row = { ...own, paragraphs };
          measured.results.push(row);
          console.log(resultLines(row, result).join('\n'));
          keep(measured);
        } finally {
          await remove();
        }
      }
    }
    console.log(`\n${growthTable(keep(measured))}`);
  } finally {
    await domain.stop();
  }
}

await measureAll();
