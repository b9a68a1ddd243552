import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';

/** The day of all queries: labels refer to the texts in force on it. */
export const asOf = '2026-06-01';

export const intents = ['citation', 'term', 'question', 'phrase', 'misspelt'] as const;
export type Intent = (typeof intents)[number];
export const halves = ['tuning', 'test'] as const;
export type Half = (typeof halves)[number];

/** 2: an answer; 1: useful to read in addition. */
export type Grade = 1 | 2;
/** A place that a query should find: key of the document in its source, a tilde, the path. */
export type Label = { place: string; grade: Grade };
export type LabelledQuery = {
  id: string;
  intent: Intent;
  language: LanguageCode;
  query: string;
  /** Queries that were set aside belong to no half: nothing is tuned on any of them. */
  half: Half | undefined;
  labels: Label[];
};

const tuned = path.join(import.meta.dirname, 'queries');
export const setAsideFolder = path.join(import.meta.dirname, 'set-aside');
const header = 'id\tlanguage\tquery\trelevant';

/**
 * A fixed rule: queries 1 and 2, 3 and 4 … of an intent and language form pairs, and the hash of the pair's
 * name decides which of the two is for tuning. Queries appended later do not change the half of older ones.
 */
export function halfOf(id: string): Half {
  const [intent, language, number] = id.split('-');
  const at = Number(number);
  const digest = hash('sha256', `${intent}-${language}-${Math.ceil(at / 2)}`, 'hex');
  const first = Number.parseInt(digest.slice(0, 1), 16) >= 8 ? 1 : 0;
  return (at + first) % 2 === 0 ? 'tuning' : 'test';
}

function labelOf(text: string, where: string): Label {
  const [, place, grade] = /^(eli\/\S+~\S+):([12])$/.exec(text) ?? [];
  if (place === undefined) throw new Error(`${where}: "${text}" is no label`);
  return { place, grade: grade === '2' ? 2 : 1 };
}

export function labelsOf(relevant: string, where: string): Label[] {
  return relevant.split(' ').map((text) => labelOf(text, where));
}

export function languageOf(text: string | undefined, where: string): LanguageCode {
  const code = interfaceLanguageCodes.find((one) => one === text);
  if (code === undefined) throw new Error(`${where}: "${text}" is no language`);
  return code;
}

/** The lines of a file of queries, each as its columns. */
export function readLines(file: string, firstLine: string): string[][] {
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (first !== firstLine) throw new Error(`${path.basename(file)}: the first line must be "${firstLine}"`);
  return lines.map((line) => {
    const columns = line.split('\t');
    if (columns.length !== firstLine.split('\t').length || columns.includes(''))
      throw new Error(`${path.basename(file)}: "${line}" lacks a column`);
    return columns;
  });
}

function readIntent(folder: string, intent: Intent, half: (id: string) => Half | undefined): LabelledQuery[] {
  return readLines(path.join(folder, `${intent}.tsv`), header).map(
    ([id = '', language, query = '', relevant = '']) => ({
      id,
      intent,
      language: languageOf(language, id),
      query,
      half: half(id),
      labels: labelsOf(relevant, id),
    }),
  );
}

/** All labelled queries of the two halves, by intent and language. */
export function labelledQueries(): LabelledQuery[] {
  return intents.flatMap((intent) => readIntent(tuned, intent, halfOf));
}

/** The labelled queries on acts that were set aside, by intent and language. */
export function setAsideQueries(): LabelledQuery[] {
  return intents.flatMap((intent) => readIntent(setAsideFolder, intent, () => undefined));
}
