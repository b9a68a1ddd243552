import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type PreviewedUser, previewedUser } from '../domain/digest-preview.ts';

export const jobsUsage = 'npm run jobs -- preview weekly --user ADDRESS';

export type JobsCommand = { name: 'help' } | { name: 'preview'; previewed: PreviewedUser };

/** Parses the command line; throws a RangeError that names the mistake. */
export function readJobsCommand(args: readonly string[]): JobsCommand {
  if (args.some((one) => one === 'help' || one === '--help' || one === '-h')) return { name: 'help' };
  const { values, positionals } = parse(args);
  const [command, job, ...more] = positionals;
  if (command === undefined) throw new RangeError('name a command');
  if (command !== 'preview') throw new RangeError(`there is no command "${command}"`);
  if (job !== 'weekly') throw new RangeError(job === undefined ? 'name a job' : `there is no job "${job}"`);
  if (more.length > 0) throw new RangeError(`preview weekly has no argument "${more[0]}"`);
  if (values.user === undefined) throw new RangeError('--user is missing');
  const result = v.safeParse(previewedUser, values);
  if (!result.success) throw new RangeError(`--user: ${result.issues[0].message}`);
  return { name: 'preview', previewed: result.output };
}

function parse(args: readonly string[]) {
  try {
    const options = { user: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}
