import { parseArgs } from 'node:util';
import { type Category, categories } from '#core/contract/main/categories.ts';
import { isDay } from '#core/lib/day.ts';
import type { FileReport } from './command-run.ts';

export type Command = {
  paths: string[];
  category?: Category;
  /** The organisation that internal documents belong to, by its slug. */
  owner?: string;
  /** The day up to which the provider says that the collection is complete. */
  completeUntil?: string;
  dryRun: boolean;
  json: boolean;
};

export const importUsage = `npm run import -- PATH… [--category ${categories.join('|')}] [--organisation NAME] [--complete-until YYYY-MM-DD] [--dry-run] [--json]`;

/** Parses the command line; throws a RangeError that names the mistake. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const { category, organisation: owner } = values;
  if (positionals.length === 0) throw new RangeError('name at least one file or folder');
  const known = categories.find((one) => one === category);
  if (category !== undefined && known === undefined)
    throw new RangeError(`there is no category "${category}"`);
  if (known === 'internal' && owner === undefined)
    throw new RangeError('internal documents belong to an organisation: name it with --organisation');
  // Without the category, documents that are meant to be internal would be published.
  if (known !== 'internal' && owner !== undefined)
    throw new RangeError('only internal documents belong to an organisation: add --category internal');
  const completeUntil = values['complete-until'];
  if (completeUntil !== undefined && !isDay(completeUntil))
    throw new RangeError(`"${completeUntil}" is not a day; write it like 2026-01-31`);
  return {
    paths: positionals,
    ...(known === undefined ? {} : { category: known }),
    ...(owner === undefined ? {} : { owner }),
    ...(completeUntil === undefined ? {} : { completeUntil }),
    dryRun: values['dry-run'] ?? false,
    json: values.json ?? false,
  };
}

/** The report about a file for people: document, counts and warnings. */
export function describeReport(report: FileReport): string {
  if (!report.ok)
    return `FAILED  ${report.file}${report.line > 0 ? `:${report.line}` : ''}: ${report.reason}`;
  const { file, key, language, versionDate, counts, warnings, seconds } = report;
  const counted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
  const lines = [
    `ok      ${file}`,
    `        ${key}, ${versionDate}, ${language}, ${seconds.toFixed(2)} s`,
    `        ${counted.join(', ') || 'nothing counted'}`,
  ];
  return [...lines, ...warnings.map((warning) => `        warning: ${warning}`)].join('\n');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        category: { type: 'string' },
        organisation: { type: 'string' },
        'complete-until': { type: 'string' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}
