import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildBench } from './reader-pdf/build.ts';
import type { Probe, ScrollResult } from './reader-pdf/probe.ts';
import { serveBench } from './reader-pdf/serve.ts';

/*
 * Compares our PDF view with pdf.js's PDFViewer: the same file in the same browser run, alternating. Measures
 * the time to the first page with an empty cache, and the frames while scrolling to the end.
 * `node bench/reader-pdf.ts` needs ../shared/data beside the project; `BENCH_RUNS` and `BENCH_CPU` (factor by
 * which the processor is slowed down) are set in the environment.
 */

type Page = 'ours' | 'peer';
type Run = { first: number; scroll: ScrollResult };

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, '../shared/data/fedlex-pdf/SR-101_BV_2020_de.pdf');
const pages = 98;
const port = Number(process.env.BENCH_PORT ?? 4243);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const slower = Number(process.env.BENCH_CPU ?? 1);
/** In pixels a second: about four pages a second, as when leafing quickly. */
const speed = 4500;
const viewport = { width: 800, height: 900 };

async function measure(browser: Browser, page: Page): Promise<Run> {
  const context = await browser.newContext({ viewport });
  const tab = await context.newPage();
  if (slower > 1) {
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  const query = new URLSearchParams({
    file: '/document.pdf',
    bytes: String(statSync(file).size),
    pages: String(pages),
  });
  await tab.goto(`http://localhost:${port}/${page}/${page}.html?${query}`);
  type Global = { probe: Probe };
  await tab.waitForFunction(() => (globalThis as unknown as Global).probe?.first !== undefined, null, {
    timeout: 60_000,
  });
  await tab.waitForTimeout(1500);
  const first = await tab.evaluate(() => (globalThis as unknown as Global).probe.first ?? 0);
  const scroll = await tab.evaluate(
    (rate) => (globalThis as unknown as Global).probe.scrollToEnd(rate),
    speed,
  );
  await context.close();
  return { first, scroll };
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
};

const rows: { name: string; unit: string; of: (run: Run) => number; isAim?: true }[] = [
  { name: 'first page visible', unit: 'ms', of: ({ first }) => first, isAim: true },
  { name: 'long frames', unit: '', of: ({ scroll }) => scroll.longFrames, isAim: true },
  { name: 'in long frames', unit: 'ms', of: ({ scroll }) => scroll.longTotal, isAim: true },
  { name: 'longest frame', unit: 'ms', of: ({ scroll }) => scroll.longest },
  { name: 'long tasks', unit: '', of: ({ scroll }) => scroll.tasks },
  { name: 'in long tasks', unit: 'ms', of: ({ scroll }) => scroll.taskTotal },
  { name: 'frames', unit: '', of: ({ scroll }) => scroll.frames },
  { name: 'page in the middle blank', unit: '%', of: ({ scroll }) => scroll.blank * 100 },
  { name: 'pages drawn', unit: '', of: ({ scroll }) => scroll.drawn },
];

function report(ours: Run[], peer: Run[]) {
  const show = (value: number) => value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
  const results = rows.map(({ name, unit, of, isAim }) => {
    const mine = median(ours.map(of));
    const theirs = median(peer.map(of));
    return {
      name,
      unit,
      ours: mine,
      peer: theirs,
      ratio: theirs === 0 ? (mine === 0 ? 1 : null) : mine / theirs,
      isAim,
    };
  });
  console.log(
    `\n${'median of'.padEnd(26)}${`${runs} runs`.padStart(10)}${'PDFViewer'.padStart(12)}${'ratio'.padStart(8)}`,
  );
  for (const { name, unit, ours: mine, peer: theirs, ratio, isAim } of results) {
    const ratioText = isAim ? (ratio === null ? '–' : ratio.toFixed(2)) : '';
    console.log(
      `${`${name}${unit && `, ${unit}`}`.padEnd(26)}${show(mine).padStart(10)}${show(theirs).padStart(12)}${ratioText.padStart(8)}`,
    );
  }
  const missed = results.filter(({ isAim, ratio }) => isAim && (ratio === null || ratio > 1));
  console.log(
    missed.length === 0
      ? 'Aim met: every ratio at most 1.0.'
      : `Aim missed: ${missed.map(({ name }) => name).join(', ')}.`,
  );
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(
    join(root, 'dist/bench/reader-pdf.json'),
    JSON.stringify(
      { file: 'SR-101_BV_2020_de.pdf', pages, runs, speed, slower, results, ours, peer },
      null,
      2,
    ),
  );
}

if (!existsSync(file)) {
  console.log('Skipped: ../shared/data/fedlex-pdf/SR-101_BV_2020_de.pdf is not here.');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'reader-pdf-'));
  await buildBench(folder);
  const server = await serveBench(folder, { '/document.pdf': file }, port);
  const browser = await chromium.launch({
    executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const taken: Record<Page, Run[]> = { ours: [], peer: [] };
  for (let run = 0; run < runs; run += 1) {
    const order: Page[] = run % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours'];
    for (const page of order) {
      const result = await measure(browser, page);
      taken[page].push(result);
      console.log(
        `${page}: first page ${Math.round(result.first)} ms, ${result.scroll.longFrames} long frames, ${result.scroll.longTotal} ms`,
      );
    }
  }
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
  report(taken.ours, taken.peer);
}
