import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import { samplePlaces } from '#server/testing/sample-places.ts';
import { createTakenText } from '../files/taken-text.ts';
import { takeTextOfPdf } from '../files/text-of-pdf.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { readStoredFile } from '../import/provider-changes/stored-files.ts';
import { removeSample } from '../import/remove-sample.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { aProviderChange } from '../testing/provider-changes.ts';
import { loadSampleChanges } from './load-sample-changes.ts';

const now = new Date('2026-05-04T06:00:00Z');
const today = '2026-05-04';
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe.each(testDatabases())('the changes of the sample on $name', (database) => {
  let main: MainDatabase;
  beforeEach(async () => {
    main = await startMainDatabase(database);
    await loadSampleChanges(main.db, now);
  });
  afterEach(() => main?.stop());
  const rows = () =>
    main.db
      .selectFrom('provider_change')
      .selectAll()
      .where('withdrawn_at', 'is', null)
      .orderBy('slug')
      .execute();
  const last = async () => Math.max(...(await rows()).map(({ sequence }) => Number(sequence)));

  it('are forty, in four languages, over places that the sample law has, and say that they are invented', async () => {
    const changes = await rows();
    expect(changes).toHaveLength(40);
    const places = await samplePlaces();
    expect(changes.flatMap(({ provisions }) => provisions).filter((place) => !places.has(place))).toEqual([]);
    for (const { words } of changes) {
      expect(Object.keys(words ?? {}).sort()).toEqual([...interfaceLanguageCodes].sort());
      const summaries = Object.values(words ?? {}).map(({ summary }) => summary);
      expect(new Set(summaries).size).toBe(4);
      expect(summaries.filter((summary) => !/erfunden|fictifs|fittizi|invented/.test(summary))).toEqual([]);
    }
    expect(JSON.stringify(changes)).not.toContain('ß');
    expect(changes.every(({ sample, date }) => sample && date < today)).toBe(true);
    expect(new Set(changes.map(({ source }) => source)).size).toBe(7);
  });

  it('have deadlines that are over, within a month, later and none', async () => {
    const days = (await rows()).map(({ deadline }) => deadline);
    const count = (is: (day: string) => boolean) => days.filter((day) => day !== null && is(day)).length;
    expect({
      over: count((day) => day < today),
      near: count((day) => day >= today && day <= addDays(today, 30)),
      later: count((day) => day > addDays(today, 30)),
      none: days.filter((day) => day === null).length,
    }).toEqual({ over: 4, near: 8, later: 24, none: 4 });
  });

  it('have files that can be read: what is written in a PDF, letter by letter', async () => {
    const files = await main.db
      .selectFrom('provider_change_file')
      .innerJoin('provider_file', 'provider_file.hash', 'provider_change_file.hash')
      .select(['name', 'content_type', 'language', 'bytes', 'provider_file.hash'])
      .execute();
    expect(files.length).toBeGreaterThan(15);
    expect(new Set(files.map(({ language }) => language))).toEqual(new Set(interfaceLanguageCodes));
    const pdf = files.find(({ name }) => name === 'linee-guida-averi.pdf');
    const taken = createTakenText();
    await takeTextOfPdf(await readStoredFile(main.db, pdf?.hash ?? '', 0, pdf?.bytes ?? 0), taken);
    expect(taken.text()).toMatch(/^Linee guida \(estratto\) Il contatto è considerato interrotto se/);
    expect(taken.text()).toContain('Dopo cinquant’anni dall’interruzione le banche pubblicano i dati;');
  });

  it('stay as they are for a month, and are then counted from the day of a start', async () => {
    const [before, first] = [await last(), await rows()];
    await loadSampleChanges(main.db, inDays(29));
    expect(await last()).toBe(before);
    await loadSampleChanges(main.db, inDays(30));
    const [moved] = await rows();
    expect(moved?.date).toBe(addDays(first[0]?.date ?? '', 30));
    expect(await last()).toBeGreaterThan(before);
    expect(await rows()).toHaveLength(40);
  });

  it('are withdrawn with the sample, and are not loaded again', async () => {
    expect(await removeSample(main.db, { confirmed: false })).toMatchObject({ changes: 40, removed: false });
    expect(await rows()).toHaveLength(40);
    expect(await removeSample(main.db, { confirmed: true })).toMatchObject({ changes: 40, removed: true });
    await loadSampleChanges(main.db, now);
    expect(await rows()).toEqual([]);
    expect(await main.db.selectFrom('provider_file').selectAll().execute()).toEqual([]);
    expect(await removeSample(main.db, { confirmed: true })).toMatchObject({ changes: 0 });
  });

  it('make way for real ones, also of their name, until those are withdrawn', async () => {
    await storeChanges(main.db, [aProviderChange({ slug: 'einlagensicherung' })], { now });
    await loadSampleChanges(main.db, now);
    expect((await rows()).map(({ slug, sample }) => ({ slug, sample }))).toEqual([
      { slug: 'einlagensicherung', sample: false },
    ]);
    await storeChanges(main.db, [], { now, withdrawOthers: true });
    await loadSampleChanges(main.db, now);
    expect(await rows()).toHaveLength(39);
  });
});
