import { addDays } from '#core/lib/dates.ts';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { MainDb } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import type { CheckedChange } from '../import/provider-changes/change-entry.ts';
import { checkContent } from '../import/provider-changes/check-file.ts';
import { storeAll } from '../import/provider-changes/store-changes.ts';
import { keepImportsAway } from '../import/remove-documents.ts';
import { sampleRemoved, sampleSetting } from '../import/remove-sample.ts';
import { changeOn, filesOn, sampleProviderChanges } from '../sample/changes/provider-changes.ts';

/** The setting with the day from which the deadlines of the sample are counted. */
const daySetting = 'sample-changes-day';
/** After so many days most deadlines that were near are over: a start then counts them from its own day. */
const maxDays = 30;

/**
 * Stores the changes of the sample, unless the operator has removed the sample or there are real ones. Their deadlines
 * stay as they are for a month, so that another start soon after changes nothing.
 */
export async function loadSampleChanges(db: MainDb, now: Date): Promise<void> {
  const day = await sampleDay(db, daySetting, swissDay(now));
  const changes = await Promise.all(sampleProviderChanges.map((change) => sampleChangeOn(change, day)));
  await db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await keepImportsAway(trx);
    if ((await settingOf(trx, sampleSetting)) === sampleRemoved || (await hasRealChanges(trx))) return;
    await storeAll(trx, changes, { now, sample: true, withdrawOthers: true });
    await trx
      .insertInto('setting')
      .values({ name: daySetting, value: day })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: day }))
      .execute();
  });
}

/** The day from which days of the sample are counted: the one of an earlier start, unless that is too long ago. */
export async function sampleDay(db: MainDb, setting: string, today: string): Promise<string> {
  const before = await settingOf(db, setting);
  const isFresh = before !== undefined && before <= today && addDays(before, maxDays) > today;
  return isFresh ? before : today;
}

async function sampleChangeOn(
  change: (typeof sampleProviderChanges)[number],
  day: string,
): Promise<CheckedChange> {
  const files = filesOn(change.slug, day).map(async ({ bytes, ...file }) => {
    const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
    const result = await checkContent(file, { size: bytes.length, read });
    if ('field' in result) throw new Error(`sample file ${file.name}: ${result.message}`);
    return result;
  });
  return { ...changeOn(change, day), files: await Promise.all(files) };
}

export async function settingOf(db: MainDb, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

async function hasRealChanges(trx: MainDb): Promise<boolean> {
  const real = await trx
    .selectFrom('provider_change')
    .select('id')
    .where('sample', '=', false)
    .where('published', '=', true)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return real !== undefined;
}
