import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';

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
  half: Half;
  labels: Label[];
};

const folder = path.join(import.meta.dirname, 'queries');
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

function readLine(line: string, intent: Intent): LabelledQuery {
  const [id = '', language, query = '', relevant = ''] = line.split('\t');
  const code = languageCodes.find((one) => one === language);
  if (code === undefined || query === '') throw new Error(`${intent}.tsv: "${line}" is no labelled query`);
  const labels = relevant.split(' ').map((text) => labelOf(text, id));
  return { id, intent, language: code, query, half: halfOf(id), labels };
}

function readIntent(intent: Intent): LabelledQuery[] {
  const [first, ...lines] = readFileSync(path.join(folder, `${intent}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  if (first !== header) throw new Error(`${intent}.tsv: the first line must be "${header}"`);
  return lines.map((line) => readLine(line, intent));
}

/** All labelled queries, by intent and language. */
export function labelledQueries(): LabelledQuery[] {
  return intents.flatMap(readIntent);
}
