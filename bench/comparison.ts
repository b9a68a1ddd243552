import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diffWords } from 'diff';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { type Act, diceOf, newAct, newParagraph, written } from '#core/law/comparison/amended-act-fixture.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { createComparer } from '#server/comparison/comparer.ts';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { plainInline } from '#server/lib/plain-inline.ts';

/*
 * Compares two versions of a text with our comparison (pairs paragraphs, compares words, classifies the
 * differences) and with a plain word diff by the npm package `diff`, both in the same run and in processor
 * time of all threads; then as the server does it, in a worker that replies with text.
 * `node bench/comparison.ts [data folder]`
 */

type Pair = { name: string; language: LanguageCode; before: Unit[]; after: Unit[] };
type Result = {
  name: string;
  characters: number;
  compare: number;
  diff: number;
  ratio: number;
  worker: number;
};

const runs = 5;
const warmUp = 2;
/** Milliseconds for the plain diff, which takes seconds to minutes: it is repeated within this time. */
const patience = 20_000;
/** Characters above which the plain diff is left out, since it takes many minutes. */
const longest = 500_000;
const root = path.resolve(import.meta.dirname, '..');
const data = path.resolve(process.argv[2] ?? path.join(root, '../shared/data'));

const real = [
  ['ERV 2020 > 2025, half of it new', 'SR-952.03_20200101_de.xml', 'SR-952.03_20250124_de.xml'],
  ['BankG 2020 > 2024', 'SR-952.0_20200101_de.xml', 'SR-952.0_20240101_de.xml'],
  ['BankG 2021 > 2023', 'SR-952.0_20210801_de.xml', 'SR-952.0_20230101_de.xml'],
] as const;

function realPairs(): Pair[] {
  const folder = path.join(data, 'reconstructed-akn');
  if (!existsSync(folder)) {
    console.log(`${folder} is not there: invented texts only`);
    return [];
  }
  const read = (file: string) => readAkn(readFileSync(path.join(folder, file), 'utf8'), file).units;
  return real.map(([name, before, after]) => ({
    name,
    language: 'DE',
    before: read(before),
    after: read(after),
  }));
}

/** Versions of an invented act: one paragraph in twenty is new, a new first article shifts all numbers. */
function inventedPair(name: string, paragraphs: number, sentences: number): Pair {
  const dice = diceOf(paragraphs);
  const spare: string[] = [];
  const act: Act = { ...newAct('DE', dice, spare), articles: [] };
  const paragraph = () => {
    const made = newParagraph('DE', dice, spare);
    made.sentences.length = Math.min(made.sentences.length, sentences);
    // Makes sentences differ as in a real act, since there are too few topics.
    made.sentences.push([{ text: `Das gilt für Fall ${made.id} und Kreis ${dice(paragraphs)}.` }]);
    return made;
  };
  for (let number = 1; number * 4 <= paragraphs; number++) {
    const inside = Array.from({ length: 4 }, paragraph);
    act.articles.push({ id: -number, label: String(number), heading: `Kreis ${number}`, paragraphs: inside });
  }
  const before = written(act).units;
  for (const article of act.articles) {
    article.label = String(Number(article.label) + 1);
    if (dice(5) === 0) article.paragraphs[dice(4)] = paragraph();
    for (const { sentences: some } of article.paragraphs) {
      if (dice(5) === 0) some.push([{ text: 'Der Vorstand kann innert 30 Tagen Ausnahmen bewilligen.' }]);
    }
  }
  act.articles.unshift({ id: 0, label: '1', heading: 'Zweck', paragraphs: [paragraph(), paragraph()] });
  return { name, language: 'DE', before, after: written(act).units };
}

/** The text as one string with a line per paragraph, the input of the plain diff. */
function plainText(units: readonly Unit[]): string {
  const lines: string[] = [];
  const readPart = (part: Part): void => {
    if (part.part === 'text') lines.push(plainInline(part.content));
    else if (part.part === 'table') for (const cell of part.rows.flat()) cell.parts.forEach(readPart);
    else {
      if (part.part === 'division') lines.push(`${plainInline(part.num)} ${plainInline(part.heading)}`);
      part.parts.forEach(readPart);
    }
  };
  for (const { num, heading, parts } of units) {
    lines.push(`${plainInline(num)} ${plainInline(heading)}`);
    parts.forEach(readPart);
  }
  return lines.join('\n');
}

function processorMilliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure({ name, language, before, after }: Pair): Promise<Result> {
  const texts = [plainText(before), plainText(after)] as const;
  const times = { compare: [] as number[], diff: [] as number[], worker: [] as number[] };
  const { compare } = createComparer();
  const bodies = [before, after].map((units) => units.map((unit) => JSON.stringify(unit)));
  const [bodiesBefore = [], bodiesAfter = []] = bodies;
  // A new key per run, so that the worker cannot use a cached text.
  const job = (run: number) => ({
    language,
    before: { key: `${name} before ${run}`, bodies: bodiesBefore },
    after: { key: `${name} after ${run}`, bodies: bodiesAfter },
    beforeRoot: undefined,
    afterRoot: undefined,
  });
  for (let run = -warmUp; run < runs; run++) {
    const own = processorMilliseconds(() => compareTexts([...before], [...after], { language }));
    const start = performance.now();
    await compare('bench', async () => job(run));
    const worker = performance.now() - start;
    if (run < 0) continue;
    times.compare.push(own);
    times.worker.push(worker);
  }
  const characters = texts[0].length + texts[1].length;
  while (
    characters < longest &&
    times.diff.length < runs &&
    times.diff.reduce((all, each) => all + each, 0) < patience
  ) {
    times.diff.push(processorMilliseconds(() => diffWords(texts[0], texts[1])));
  }
  const [own, plain] = [median(times.compare), median(times.diff)];
  return { name, characters, compare: own, diff: plain, ratio: own / plain, worker: median(times.worker) };
}

const pairs = [
  ...realPairs(),
  inventedPair('3 000 invented paragraphs', 3000, 1),
  inventedPair('2 MB of invented text on each side', 5400, 2),
];
const results: Result[] = [];
for (const pair of pairs) {
  const result = await measure(pair);
  results.push(result);
  const plain = Number.isNaN(result.diff)
    ? 'plain diff left out'
    : `plain diff ${result.diff.toFixed(0)} ms, ratio ${result.ratio.toFixed(3)}`;
  console.log(
    `${result.name} (${Math.round(result.characters / 1000)} thousand characters on both sides): ` +
      `${result.compare.toFixed(0)} ms, ${plain}, ` +
      `in the server's worker p50 ${result.worker.toFixed(0)} ms`,
  );
}
mkdirSync(path.join(root, 'dist/bench'), { recursive: true });
writeFileSync(path.join(root, 'dist/bench/compare.json'), JSON.stringify(results, null, 2));
process.exit(0);
