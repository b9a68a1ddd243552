import { followRegister, type RegisteredOrganisation, readRegister } from '../auth/register.ts';
import type { MainDb } from '../data/open-main.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { absentOrganisations, describeAbsent, retentionDays } from './absent-organisations.ts';
import type { RegisterStore } from './register-store.ts';
import { type RegisterChange, type RegisterMode, RegisterTooShort } from './registered-organisations.ts';

/** Milliseconds between two looks at what was refused, what another process has stored and what is absent for long. */
const upkeepPause = 60_000;

export type RegisterFile = {
  /** Reads the file. What cannot be used is logged and refused whole: the organisations stay as they are. */
  read: () => Promise<void>;
  /** Takes the file over although it lacks many organisations, if the operator says so; otherwise says what it would change. */
  accept: (request: { confirmed: boolean }) => Promise<AcceptedRegister>;
  /** What is wrong with the file and what to do about it; undefined while it is in use, or missing. */
  problem: () => string | undefined;
  /** Follows the file, and removes in time what belongs to absent organisations. */
  keepUp: () => Promise<void>;
  close: () => Promise<void>;
};
/** What a register changes, or would change. */
export type AcceptedRegister = RegisterChange & { organisations: number; accepted: boolean };
type Options = {
  path: string;
  register: RegisterStore;
  db: MainDb;
  log: (message: string) => void;
};

/** Keeps the organisations of the main server as the register file says. */
export function createRegisterFile({ path, register, db, log }: Options): RegisterFile {
  let problem: string | undefined;
  // What is absent is removed only where a register that was taken over still lacks it.
  let isInUse = false;
  const takeOver = async (entries: readonly RegisteredOrganisation[], mode: RegisterMode) => {
    const change = await register.replace(entries, mode);
    isInUse = true;
    problem = undefined;
    for (const line of linesOf(change, path)) log(line);
    return change;
  };
  const read = async () => {
    isInUse = false;
    try {
      const entries = readRegister(path);
      if (entries === undefined) problem = undefined;
      else await takeOver(entries, 'usual');
    } catch (error) {
      const refusal = whatToDo(path, error);
      if (refusal !== problem) log(refusal);
      problem = refusal;
    }
  };
  const removeLongAbsent = async () => {
    if (!isInUse) return;
    for (const { slug, users, documents } of await register.removeLongAbsent())
      log(
        `register: ${slug} has been missing for ${retentionDays} days; its settings, ${users} users and ` +
          `${documents} internal documents were removed.`,
      );
  };
  const ending = new AbortController();
  const upkeep = createIntervalJob(upkeepPause, log);
  return {
    read,
    accept: async ({ confirmed: accepted }) => {
      const entries = readRegister(path);
      if (entries === undefined) throw new Error(`there is no register ${path}`);
      const change = await (accepted ? takeOver(entries, 'confirmed') : register.compare(entries));
      return { ...change, organisations: entries.length, accepted };
    },
    problem: () => problem,
    keepUp: async () => {
      followRegister(path, () => void read(), { signal: ending.signal });
      await read();
      for (const absent of await absentOrganisations(db)) log(describeAbsent(absent));
      await removeLongAbsent();
      upkeep.start(async () => {
        await (problem === undefined ? register.refresh() : read());
        await removeLongAbsent();
      });
    },
    close: async () => {
      ending.abort();
      await upkeep.close();
    },
  };
}

/** Says in the log which organisations a register lacks for the first time, and which it has again. */
const linesOf = ({ absent, returned }: RegisterChange, path: string) => [
  ...absent.map(
    (slug) =>
      `register: ${slug} is not in ${path} any more. Nobody of it can sign in; what it has is kept for ` +
      `${retentionDays} days and comes back with it.`,
  ),
  ...returned.map((slug) => `register: ${slug} is back, with all that it had.`),
];

/** One line that says what is wrong with a register, what holds meanwhile and how to go on. */
function whatToDo(path: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const named = reason.startsWith(path) ? reason : `${path}: ${reason}`;
  const meant =
    error instanceof RegisterTooShort
      ? '. If these organisations are to go: npm run admin -- accept-register'
      : '';
  return (
    `register: refused, ${named}. The organisations of the last good register stay. Have the domain server write it ` +
    `again (restart it, or send SIGHUP), or copy it anew${meant}`
  );
}
