import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { plans } from '#core/contract/domain/user.ts';
import { type RowKindName, rowKindNames, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import { type NewDomain, newDomain } from '../domain/create-domain.ts';
import { type LostSecondFactor, lostSecondFactor } from '../domain/reset-second-factor.ts';
import type { LoadChanges } from '../import/provider-changes/load-changes.ts';
import { type ConfirmedOrigin, confirmedOrigin } from './confirm-origin-in.ts';

export const adminUsage =
  'npm run admin -- doctor\n' +
  'npm run admin -- remove-sample [--yes]\n' +
  'npm run admin -- accept-register [--yes]\n' +
  'npm run admin -- load-changes PATH… [--withdraw-others] [--dry-run]\n' +
  'npm run admin -- load-rows FILE [--dry-run]\n' +
  `npm run admin -- row-template ${rowKindNames.join('|')} FILE.csv|FILE.xlsx|FILE.json\n` +
  'npm run admin -- end-sessions\n' +
  'npm run admin -- reset-second-factor --slug SLUG --user ADDRESS\n' +
  'npm run admin -- confirm-origin --slug SLUG --origin https://HOST\n' +
  'npm run admin -- create-domain --slug SLUG --name NAME --email-domain DOMAIN ' +
  `--plan ${plans.join('|')} --administrator ADDRESS [--full-domain-admin]`;

export type AdminCommand =
  | { name: 'help' }
  | { name: 'doctor' }
  | { name: 'create-domain'; newDomain: NewDomain }
  | { name: (typeof confirmedCommands)[number]; confirmed: boolean }
  | { name: 'load-changes'; load: LoadChanges }
  | { name: 'load-rows'; file: string; isDry: boolean }
  | { name: 'row-template'; kind: RowKindName; file: string }
  | { name: 'end-sessions' }
  | { name: 'reset-second-factor'; lost: LostSecondFactor }
  | { name: 'confirm-origin'; named: ConfirmedOrigin };

/** Commands that only say what they would do, until they are confirmed by --yes. */
const confirmedCommands = ['remove-sample', 'accept-register'] as const;

/** Parses the command line; throws a RangeError that names the mistake. */
export function readCommand(args: readonly string[]): AdminCommand {
  const [command, ...rest] = args;
  if (command === 'help' || args.some((one) => one === '--help' || one === '-h')) return { name: 'help' };
  if (command === undefined) throw new RangeError('name a command');
  if (command === 'doctor') {
    if (rest[0] !== undefined) throw new RangeError(`doctor has no argument "${rest[0]}"`);
    return { name: command };
  }
  if (command === 'end-sessions') {
    if (rest.length > 0) throw new RangeError(`end-sessions has no argument "${rest[0]}"`);
    return { name: command };
  }
  if (command === 'load-changes') return { name: command, load: readLoad(rest) };
  if (command === 'load-rows') return { name: command, ...readRowsLoad(rest) };
  if (command === 'row-template') return { name: command, ...readTemplate(rest) };
  if (command === 'reset-second-factor') return { name: command, lost: readOptions(lostSecondFactor, rest) };
  if (command === 'confirm-origin') return { name: command, named: readOptions(confirmedOrigin, rest) };
  const name = confirmedCommands.find((one) => one === command);
  if (name === undefined) return { name: 'create-domain', newDomain: readArguments(args) };
  const wrong = rest.find((one) => one !== '--yes');
  if (wrong !== undefined) throw new RangeError(`${name} has no argument "${wrong}"`);
  return { name, confirmed: rest.includes('--yes') };
}

/** Lists of changes, and what is done with them. */
function readLoad(args: readonly string[]): LoadChanges {
  const options = { 'withdraw-others': { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = orRangeError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  if (positionals.length === 0) throw new RangeError('name at least one file or folder with changes');
  return {
    paths: positionals,
    withdrawOthers: values['withdraw-others'] ?? false,
    dryRun: values['dry-run'] ?? false,
  };
}

/** A table of rows, and whether it is only tried. */
function readRowsLoad(args: readonly string[]): { file: string; isDry: boolean } {
  const options = { 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = orRangeError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new RangeError('name one file with rows');
  return { file: tableFile(file), isDry: values['dry-run'] ?? false };
}

function readTemplate([kind, file, more]: readonly string[]): { kind: RowKindName; file: string } {
  const known = rowKindNames.find((one) => one === kind);
  if (known === undefined)
    throw new RangeError(`the first argument must be one of ${rowKindNames.join(', ')}`);
  if (file === undefined || more !== undefined) throw new RangeError('name the file that is to be written');
  return { kind: known, file: tableFile(file) };
}

function tableFile(file: string): string {
  if (tableFormatOf(file) === undefined) throw new RangeError(`${file} must end in .csv, .xlsx or .json`);
  return file;
}

export function readArguments(args: readonly string[]): NewDomain {
  const { values, positionals } = parse(args);
  const [command, ...more] = positionals;
  if (command !== 'create-domain' || more.length > 0)
    throw new RangeError(`there is no command "${positionals.join(' ')}"`);
  const { 'email-domain': emailDomain, 'full-domain-admin': fullDomainAdmin, ...rest } = values;
  return checked(newDomain, { ...rest, emailDomain, fullDomainAdmin });
}

/** Options that all are texts and must be there. */
function readOptions<T>(
  schema: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<unknown, T>,
  args: readonly string[],
): T {
  const options = Object.keys(schema.entries).map((name) => [name, { type: 'string' as const }]);
  return orRangeError(() =>
    checked(schema, parseArgs({ args: [...args], options: Object.fromEntries(options) }).values),
  );
}

function orRangeError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}

function checked<T>(schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = (v.getDotPath(issue) ?? '').replace('emailDomain', 'email-domain');
  throw new RangeError(
    issue.received === 'undefined' ? `--${field} is missing` : `--${field}: ${issue.message}`,
  );
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    slug: text,
    name: text,
    'email-domain': text,
    plan: text,
    administrator: text,
    'full-domain-admin': { type: 'boolean' } as const,
  };
  return orRangeError(() => parseArgs({ args: [...args], allowPositionals: true, options }));
}
