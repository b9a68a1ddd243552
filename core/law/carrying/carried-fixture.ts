import type { Unit } from '../../contract/main/regulation-text.ts';
import { paragraph, text } from '../comparison/units-fixture.ts';
import { carryOver } from './carry-over.ts';

/** What becomes of each place, in a line. */
export const carried = (before: Unit[], after: Unit[]) =>
  Object.fromEntries(
    carryOver(before, after, 'DE').carryings.map((carrying) => [
      carrying.from,
      carrying.fate === 'repealed'
        ? `repealed near ${carrying.near}`
        : [carrying.fate, carrying.to, ...carrying.also].join(' '),
    ]),
  );

export const lamps = 'Lampen müssen vor Sonnenuntergang angezündet werden.';
export const wicks = 'Der Docht ist jede Woche zu kürzen.';
export const oil = 'Das Öl wird beim Händler geprüft, bevor es verkauft wird.';
export const customer = 'Als Kunde gilt, wer eine Lampe führt.';
export const said = (id: string, ...sentences: string[]) =>
  sentences.map((words, at) => paragraph(`${id}^${at + 1}`, `${at + 1}`, text(words)));
