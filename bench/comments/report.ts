import { timesOf } from '../search/timings.ts';
import type { Exported } from './exporting.ts';
import type { MeasuredCall } from './table-calls.ts';
import type { Drawing } from './table-drawing.ts';

const aims = { panel: 100, call: 150, export: 5000 };

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const verdict = (value: number, aim: number) => `aim ${ms(aim)} ${value <= aim ? 'met' : 'missed'}`;
const say = (line: string) => console.log(line);

export function sayCalls(measured: readonly MeasuredCall[], aim: 'panel' | 'call'): void {
  for (const { name, ours, bare } of measured)
    say(
      `${name}: p50 ${ms(ours.p50)}, p95 ${ms(ours.p95)}; bare query p50 ${ms(bare.p50)}, p95 ${ms(bare.p95)}; ratio of p50 ${(ours.p50 / bare.p50).toFixed(2)}; ${verdict(ours.p95, aims[aim])}`,
    );
}

export function sayPanel({ opening, moving }: { opening: number[]; moving: number[] }): void {
  const [open, move] = [timesOf(opening), timesOf(moving)];
  say(
    `panel: comments ${ms(open.p50)} after the paragraph (most ${ms(open.max)}), ${verdict(open.p50, aims.panel)}; at the next article ${ms(move.p50)} after the key (most ${ms(move.max)})`,
  );
}

export function sayTable(drawings: readonly Drawing[], bare: { drawn: number[]; whole: number[] }): void {
  const whole = timesOf(drawings.map((one) => one.whole)).p50;
  const drawn = timesOf(drawings.map((one) => one.drawn)).p50;
  const [bareDrawn, bareWhole] = [timesOf(bare.drawn).p50, timesOf(bare.whole).p50];
  say(
    `table of 50 rows: ${ms(whole)} from the click to the frame, ${ms(drawn)} of it after the reply; bare TanStack draws its 50 in ${ms(bareDrawn)} (ratio ${(drawn / bareDrawn).toFixed(2)}), and filters and sorts 100,000 in memory in ${ms(bareWhole)}`,
  );
}

export type ComparedExport = Exported & { grown: number; bare: number; bareGrown: number };

export function sayExports(rows: number, exported: readonly ComparedExport[]): void {
  const middle = (of: (one: ComparedExport) => number) => timesOf(exported.map(of)).p50;
  const [ours, bare] = [middle(({ milliseconds }) => milliseconds), middle((one) => one.bare)];
  const frames = Math.max(...exported.map(({ longestFrame }) => longestFrame));
  say(
    `export of ${rows} rows: ${ms(ours)} (${exported.map(({ milliseconds }) => Math.round(milliseconds)).join(', ')}), ${verdict(ours, aims.export)}; bare exceljs ${ms(bare)}, ratio ${(ours / bare).toFixed(2)}; longest frame ${ms(frames)}, progress in ${middle(({ steps }) => steps)} steps, file ${(middle(({ bytes }) => bytes) / 2 ** 20).toFixed(1)} MiB; memory of the browser grew by ${Math.round(middle(({ grown }) => grown))} MiB, of bare exceljs by ${Math.round(middle(({ bareGrown }) => bareGrown))} MiB`,
  );
}

export function sayMemory(moments: Record<string, { now: number; peak: number }>): void {
  const all = Object.entries(moments).map(
    ([moment, { now, peak }]) => `${moment} ${Math.round(now)} (peak ${Math.round(peak)})`,
  );
  say(`memory of both servers in MiB: ${all.join(', ')}`);
}
