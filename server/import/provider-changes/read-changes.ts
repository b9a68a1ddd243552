import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ChangeEntry, type CheckedChange, type FieldProblem, parseEntry } from './change-entry.ts';
import { checkFile } from './check-file.ts';

/** Problems that are named at once; a list that is wrong throughout is not printed as a whole. */
const maxProblems = 50;

/** What is wrong with lists of changes, a line for each field. Nothing was stored. */
class ChangesRefused extends Error {
  override name = 'ChangesRefused';
  constructor(problems: readonly string[]) {
    const more = problems.length - maxProblems;
    super([...problems.slice(0, maxProblems), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
  }
}

type Entry = { list: string; folder: string; number: number; given: unknown };

/** The changes of JSON files, and of all JSON files of folders, with their files; all that is wrong with them is named. */
export async function readChanges(
  paths: readonly string[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CheckedChange[]> {
  const entries = paths.flatMap(listsOf).flatMap(entriesOf);
  const problems: string[] = [];
  const changes: CheckedChange[] = [];
  const known = new Map<string, Entry>();
  for (const [index, entry] of entries.entries()) {
    const result = await checkEntry(entry, known);
    if ('problems' in result) problems.push(...result.problems.map((problem) => lineOf(entry, problem)));
    else changes.push(result.change);
    if ((index + 1) % 200 === 0) onProgress(index + 1, entries.length);
  }
  if (problems.length > 0) throw new ChangesRefused(problems);
  return changes;
}

function listsOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new ChangesRefused([`${path}: there is no such file or folder`]);
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /\.json$/i.test(name));
  if (names.length === 0) throw new ChangesRefused([`${path}: there is no JSON file in this folder`]);
  return names.sort().map((name) => join(path, name));
}

function entriesOf(list: string): Entry[] {
  const given = parseList(list);
  if (!Array.isArray(given)) throw new ChangesRefused([`${list}: must be a list of changes`]);
  if (given.length === 0) throw new ChangesRefused([`${list}: names no change`]);
  return given.map((one, index) => ({ list, folder: dirname(list), number: index + 1, given: one }));
}

function parseList(list: string): unknown {
  try {
    return JSON.parse(readFileSync(list, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ChangesRefused([`${list}: is no JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

type Checked = { change: CheckedChange } | { problems: FieldProblem[] };

async function checkEntry(entry: Entry, known: Map<string, Entry>): Promise<Checked> {
  const parsed = parseEntry(entry.given);
  if (Array.isArray(parsed)) return { problems: parsed };
  const other = known.get(parsed.slug);
  if (other !== undefined)
    return { problems: [{ field: 'slug', message: `is that of ${placeOf(other)} too` }] };
  known.set(parsed.slug, entry);
  return checkFiles(entry.folder, parsed);
}

async function checkFiles(folder: string, entry: ChangeEntry): Promise<Checked> {
  const problems: FieldProblem[] = [];
  const files: CheckedChange['files'] = [];
  const names = new Set<string>();
  for (const [index, given] of entry.files.entries()) {
    const file = await checkFile(folder, given);
    if ('field' in file) {
      problems.push({ field: `files.${index}.${file.field}`, message: file.message });
      continue;
    }
    const name = file.name.toLowerCase();
    if (names.has(name))
      problems.push({
        field: `files.${index}.name`,
        message: `another file of the change is called "${file.name}"`,
      });
    names.add(name);
    files.push(file);
  }
  return problems.length > 0 ? { problems } : { change: { ...entry, files } };
}

const placeOf = ({ list, number }: Entry) => `${basename(list)} entry ${number}`;

function lineOf(entry: Entry, { field, message }: FieldProblem): string {
  const { given } = entry;
  const slug =
    typeof given === 'object' && given !== null && 'slug' in given ? ` (${String(given.slug)})` : '';
  return `${placeOf(entry)}${slug}${field === '' ? '' : `, ${field}`}: ${message}`;
}
