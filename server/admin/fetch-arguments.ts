import { parseArgs } from 'node:util';
import type { LanguageCode } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/categories.ts';
import { isDay } from '#core/lib/day.ts';
import { toLanguageCode } from '#core/lib/locales.ts';
import type { FetchWork, WatchWork } from '../sources/fetch-work.ts';
import { versionChoices } from '../sources/select-versions.ts';
import { type SourceName, sourceNames } from '../sources/source.ts';
import { sources } from '../sources/sources.ts';

export const fetchUsage =
  `npm run fetch -- ${sourceNames.join('|')} NUMBER [--languages de,fr,it,en] [--versions ${versionChoices.join('|')}] ` +
  '[--from YYYY-MM-DD] [--category CATEGORY] [--dry-run] [--json] [--data FOLDER]\n' +
  `npm run fetch -- watch add ${sourceNames.join('|')} NUMBER [--languages de,fr,it,en] [--without-import] [--data FOLDER]\n` +
  `npm run fetch -- watch remove ${sourceNames.join('|')} NUMBER [--data FOLDER]\n` +
  'npm run fetch -- watch list [--data FOLDER]';

export type FetchCommand = { json: boolean; data: string | undefined } & (
  | { name: 'help' }
  | { name: 'fetch'; work: FetchWork }
  | { name: 'watch'; work: WatchWork }
);
type Values = ReturnType<typeof parse>['values'];

const usualLanguages: readonly LanguageCode[] = ['DE', 'FR', 'IT', 'EN'];

/** Parses the command line; throws a RangeError that names the mistake. */
export function readFetchCommand(args: readonly string[]): FetchCommand {
  const { values, positionals } = parse(args);
  const { json = false, data } = values;
  if (values.help || positionals[0] === 'help') return { name: 'help', json, data };
  const [first, ...rest] = positionals;
  if (first === undefined) throw new RangeError('name a source and an act, or watch');
  if (first === 'watch') {
    refuse(values, ['versions', 'from', 'category', 'dry-run', 'json']);
    return { name: 'watch', json, data, work: { work: 'watch', order: readOrder(rest, values) } };
  }
  refuse(values, ['without-import']);
  const act = readAct(first, rest);
  return {
    name: 'fetch',
    json,
    data,
    work: {
      work: 'fetch',
      ...act,
      languages: readLanguages(act.source, values.languages),
      ...readChoice(values),
      dryRun: values['dry-run'] ?? false,
    },
  };
}

function readOrder([name, source, ...rest]: readonly string[], values: Values): WatchWork['order'] {
  if (name === 'list') {
    if (source !== undefined) throw new RangeError(`watch list has no argument "${source}"`);
    refuse(values, ['languages', 'without-import']);
    return { name };
  }
  if (name !== 'add' && name !== 'remove')
    throw new RangeError(name === undefined ? 'watch add, remove or list' : `there is no watch ${name}`);
  const act = readAct(source, rest);
  if (name === 'add') {
    const languages = readLanguages(act.source, values.languages);
    return { name, ...act, languages, imports: !values['without-import'] };
  }
  refuse(values, ['languages', 'without-import']);
  return { name, ...act };
}

function readAct(given: string | undefined, [number, ...more]: readonly string[]) {
  const source = sourceNames.find((one) => one === given);
  if (source === undefined)
    throw new RangeError(
      `${given === undefined ? 'name a source' : `there is no source "${given}"`}: ${sourceNames.join(' or ')}`,
    );
  if (number === undefined) throw new RangeError(`name an act of ${source}`);
  if (more[0] !== undefined) throw new RangeError(`one act at a time: "${more[0]}" is too much`);
  return { source, number: sources[source].numberOf(number) };
}

function readLanguages(source: SourceName, given: string | undefined): LanguageCode[] {
  if (given === undefined) return [...usualLanguages];
  const codes = given.split(',').map((code) => {
    const known = toLanguageCode(code.trim());
    if (known === undefined || !sources[source].languages.includes(known))
      throw new RangeError(`--languages: ${sources[source].label} has no texts in "${code}"`);
    return known;
  });
  return [...new Set(codes)];
}

/** From a day on all versions are meant, unless somebody says otherwise. */
function readChoice({ versions, from, category }: Values): Pick<FetchWork, 'versions' | 'from' | 'category'> {
  const choice = versionChoices.find((one) => one === versions);
  if (versions !== undefined && choice === undefined)
    throw new RangeError(`--versions: "${versions}" is neither ${versionChoices.join(' nor ')}`);
  if (from !== undefined && !isDay(from))
    throw new RangeError(`--from: "${from}" is not a day; write it like 2026-01-31`);
  const named = categories.find((one) => one === category);
  if (category !== undefined && (named === undefined || named === 'internal'))
    throw new RangeError(`--category: "${category}" is no category of documents for everybody`);
  return {
    versions: choice ?? (from === undefined ? 'newest' : 'all'),
    ...(from === undefined ? {} : { from }),
    ...(named === undefined ? {} : { category: named }),
  };
}

function refuse(values: Values, names: readonly (keyof Values)[]): void {
  const given = names.find((name) => values[name] !== undefined);
  if (given !== undefined) throw new RangeError(`--${given} says nothing here`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    languages: text,
    versions: text,
    from: text,
    category: text,
    data: text,
    'dry-run': flag,
    'without-import': flag,
    json: flag,
    help: { type: 'boolean', short: 'h' } as const,
  };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}
