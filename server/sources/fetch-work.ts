import * as v from 'valibot';
import { category } from '#core/contract/main/document-marks.ts';
import { oneLine } from '#core/contract/text.ts';
import { isoDate, languageCode } from '#core/contract/values.ts';
import { type AskDependencies, askSource } from './ask-source.ts';
import { type FileFetchReport, fetchAct } from './fetch-act.ts';
import { versionChoices } from './select-versions.ts';
import { sourceName } from './source.ts';
import { addWatch, listWatches, removeWatch, type Watch } from './watches.ts';

const act = { source: sourceName, number: oneLine(40) };
const languages = v.pipe(v.array(languageCode), v.minLength(1), v.maxLength(24));

/** What commands ask for, of themselves or of the server that owns the database. */
export const fetchWork = v.object({
  work: v.literal('fetch'),
  ...act,
  languages,
  versions: v.picklist(versionChoices),
  from: v.optional(isoDate),
  category: v.optional(category),
  dryRun: v.boolean(),
});
export const watchWork = v.object({
  work: v.literal('watch'),
  order: v.variant('name', [
    v.object({ name: v.literal('add'), ...act, languages, imports: v.boolean() }),
    v.object({ name: v.literal('remove'), ...act }),
    v.object({ name: v.literal('list') }),
  ]),
});
export type FetchWork = v.InferOutput<typeof fetchWork>;
export type WatchWork = v.InferOutput<typeof watchWork>;

/** Fetches an act for somebody who waits, and reports each file. */
export async function runFetch(
  { source, number, versions, from, ...request }: Omit<FetchWork, 'work'>,
  dependencies: AskDependencies,
  onReport: (report: FileFetchReport) => void,
): Promise<void> {
  const done = await askSource(source, dependencies, (context) =>
    fetchAct({ ...context, ...request, source, number }, { versions, from }, onReport),
  );
  if (done === undefined)
    throw new Error(
      `another command or server asks ${source} now, and one at a time does. Try again when it has ended; ` +
        'where it was killed, in half an hour',
    );
}

/** What became of an order on watched acts; moments as texts, since it may come from another process. */
export type WatchReport = {
  isKnown: boolean;
  watches: (Omit<Watch, 'lookedAt' | 'triedAt'> & { lookedAt: string | undefined })[];
};

export async function runWatchOrder(
  { order }: Omit<WatchWork, 'work'>,
  { db, now }: Pick<AskDependencies, 'db' | 'now'>,
): Promise<WatchReport> {
  let isKnown = true;
  if (order.name === 'add') await addWatch(db, order, now());
  if (order.name === 'remove') isKnown = await removeWatch(db, order);
  const watches = await listWatches(db);
  return {
    isKnown,
    watches: watches.map(({ lookedAt, triedAt: _, ...watch }) => ({
      ...watch,
      lookedAt: lookedAt?.toISOString(),
    })),
  };
}
