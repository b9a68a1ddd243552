import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { carryBatch } from './carry-batch.ts';
import type { CarriedPaths } from './carry-decision.ts';
import { placesBefore, type Source } from './carry-sources.ts';
import type { RunCarry } from './carry-worker.ts';
import { copyOf, exactCopy, type LawCopy } from './law-copies.ts';
import type { LawLink, TextKey } from './law-link.ts';
import type { Organisation } from './organisation.ts';

export type Carrying = {
  link: Pick<LawLink, 'text'>;
  run: RunCarry;
  now: () => Date;
  /** Asked before each transaction: whether to go on. */
  goOn: () => Promise<boolean>;
};

/**
 * Carries what stands in a document over to its texts that came since, one after the other in the order of their days.
 * What is to be done follows from what is stored, so that a work which ended in the middle is gone on with, and one that
 * is done twice changes nothing. Resolves to whether all was done.
 */
export async function carryDocument(
  organisation: Organisation,
  regTextId: string,
  carrying: Carrying,
): Promise<boolean> {
  const texts = await organisation.db
    .selectFrom('law_text')
    .select(['language', 'version_date', 'sequence'])
    .where('reg_text_id', '=', regTextId)
    .where('withdrawn', '=', false)
    .orderBy('version_date')
    .execute();
  for (const { language, version_date: versionDate, sequence } of texts) {
    const key = { regTextId, language, versionDate };
    for (const source of await sourcesOf(organisation, key, Number(sequence))) {
      if (!(await carrying.goOn())) return false;
      const after = await copyOf(organisation, key, {
        atLeast: Number(sequence),
        link: carrying.link,
        now: carrying.now(),
      });
      // The main server is away, or has withdrawn it meanwhile. Later texts wait for this one.
      if (after === undefined) return false;
      if (!(await carryFrom(organisation, { key, source, after }, carrying))) return false;
    }
  }
  return true;
}

/** The texts from which something comes to this one: each thing from the latest text before it that it is in. */
async function sourcesOf({ db }: Organisation, key: TextKey, sequence: number): Promise<Source[]> {
  const rows = await placesBefore(db, key, sequence)
    .select(['carried_place.version_date', 'carried_place.sequence'])
    .distinct()
    .orderBy('carried_place.version_date')
    .orderBy('carried_place.sequence')
    .execute();
  return rows.map((row) => ({ versionDate: row.version_date, sequence: Number(row.sequence) }));
}

type Step = { key: TextKey; source: Source; after: LawCopy };

/** Milliseconds. */
const longestRest = 500;

/** Carries over what comes from one text; false if another process has taken over the work. */
async function carryFrom(
  organisation: Organisation,
  step: Step,
  { run, now, goOn }: Carrying,
): Promise<boolean> {
  const { key, source, after } = step;
  let decided = await decide(organisation, step, run);
  for (let last: string | undefined; ; ) {
    if (!(await goOn())) return false;
    const isFirst = last === undefined;
    const began = performance.now();
    const batch = { key, source, sequence: after.sequence, ...decided, last };
    const end = await carryBatch(organisation, batch, now());
    last = end.last;
    // Somebody has moved something meanwhile to a place where nothing stood.
    if (end.isUnrequested) decided = await decide(organisation, step, run);
    // Behind the last one is none, but meanwhile something may have come to stand before it.
    else if (last === undefined && isFirst) return true;
    // Whoever reads meanwhile has the database for half of the time.
    await wait(Math.min(performance.now() - began, longestRest));
  }
}

/** What becomes of the places from which something is carried now. */
async function decide(
  organisation: Organisation,
  { key, source, after }: Step,
  run: RunCarry,
): Promise<{ requested: ReadonlySet<string>; carried: CarriedPaths }> {
  const from = { ...key, versionDate: source.versionDate };
  const before = await exactCopy(organisation, from, source.sequence);
  const paths = await pathsIn(organisation, key, { source, sequence: after.sequence });
  // Without the text from which it comes nothing is known: what stood in it is missing, which somebody has to look at.
  const carried: CarriedPaths = new Map(
    before === undefined || paths.length === 0
      ? []
      : (await run({ before, after: after.units, language: key.language, paths })).map((one) => [
          one.carrying.from,
          one,
        ]),
  );
  return { requested: new Set(paths), carried };
}

/** The places of a text from which something is carried, and those beside which something is parked. */
async function pathsIn(
  { db }: Organisation,
  key: TextKey,
  { source, sequence }: { source: Source; sequence: number },
): Promise<string[]> {
  const rows = await placesBefore(db, key, sequence)
    .select(sql<string | null>`coalesce(carried_place.path, carried_place.near)`.as('path'))
    .where('carried_place.version_date', '=', source.versionDate)
    .where('carried_place.sequence', '=', String(source.sequence))
    .distinct()
    .execute();
  return rows.flatMap(({ path }) => path ?? []);
}
