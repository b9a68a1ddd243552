import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AbsentCitation } from '#core/contract/main/absent-citation.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { aPrint } from '#server/testing/texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { storeText } from '../import/store.ts';
import { writeAkn } from '../sample/write-akn.ts';
import { readActs } from '../sample/write-sample.ts';
import { type CitationForm, officialForms, sampleForms } from './citation-forms-fixture.ts';

type Source = { file: string; xml: string | Buffer; category: Exclude<Category, 'internal'> };

const data = path.resolve(import.meta.dirname, '../../../shared/data');
const officialFiles = [
  ...['de', 'fr', 'it', 'en'].map((language) => `fedlex-akn/SR-235.1_DSG_20250707_${language}.xml`),
  'fedlex-akn/SR-101_BV_20240303_de.xml',
  ...['952.0_20240101', '955.01_20230101', '957.1_20230101'].flatMap((act) =>
    ['de', 'fr', 'it'].map((language) => `reconstructed-akn/SR-${act}_${language}.xml`),
  ),
  'reconstructed-akn/SR-955.033.0_20230101_de.xml',
].map((file) => path.join(data, file));
const present = officialFiles.every((file) => existsSync(file));

const official = (): Source[] =>
  officialFiles.map((file) => ({ file, xml: readFileSync(file), category: 'base' }));

async function sample(): Promise<Source[]> {
  const acts = await readActs();
  // Internal documents belong to an organisation.
  return acts.flatMap((act) => {
    const { category } = act;
    if (category === 'internal') return [];
    return (['de', 'fr', 'it', 'en'] as const).map((language) => {
      // The version in force on the day of the test.
      const version = act.versions.findLast((one) => one <= '2026-05-01') ?? '';
      return { file: `${act.slug}_${language}.xml`, xml: writeAkn(act, version, language), category };
    });
  });
}

const skipped = present ? '' : ' (skipped: ../shared/data is not there)';

describe.each<[string, boolean, () => Source[] | Promise<Source[]>, readonly CitationForm[]]>([
  [`official acts${skipped}`, present, official, officialForms],
  ['the sample acts', true, sample, sampleForms],
])('citations of %s', (_, runs, sources, forms) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    if (!runs) return;
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    for (const { file, xml, category } of await sources())
      await storeText(main.db, readAkn(xml, file), aPrint(), category);
  }, 120_000);
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it.skipIf(!runs).each(forms.map((form) => [form.typed, form.leadsTo, form] as const))(
    '%s leads to %s',
    async (_typed, leadsTo, { typed, language }) => {
      const request = { query: typed, searchLanguage: language, displayLanguage: language };
      const reply = await main.client().mainSearch({ ...request, rows: 100 });
      expect(outcomeOf(reply)).toBe(leadsTo);
      const [only, ...more] = leadsTo.split(' ').filter((word) => word.includes('~'));
      if (only !== undefined && more.length === 0 && !reply.absent)
        expect(`${reply.target?.regTextId}~${reply.target?.path}`).toBe(only);
      // Nothing is guessed: neither here nor while it is typed.
      expect([reply.didYouMean, reply.respelt]).toEqual([undefined, undefined]);
      const suggested = await main.client().suggest(request);
      expect(suggested.absent).toEqual(reply.absent);
      expect(
        suggested.direct
          .filter(({ kind }) => kind === 'provision')
          .map((one) => `${one.regTextId}~${one.path}`),
      ).toEqual(citedIn(reply).slice(0, 3));
    },
  );

  it('the words beside an act that no text mentions are looked for', async () => {
    if (forms !== sampleForms) return;
    const request = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
    const reply = await main.client().mainSearch({ ...request, query: 'Art. 17 KAG Einlagen' });
    const words = await main.client().mainSearch({ ...request, query: 'Einlagen' });
    expect(outcomeOf(reply)).toBe('-KAG 951.31');
    expect(reply.ladder).toMatchObject([{ kind: 'otherWords', query: 'Einlagen', used: true }]);
    expect(reply.hits.length).toBeGreaterThan(0);
    expect(reply.hits.map(({ completeParagraphID: id }) => id)).toEqual(
      words.hits.map(({ completeParagraphID: id }) => id),
    );
  });

  it('fifty of many cited provisions are listed, and how many more there are is said', async () => {
    if (forms !== sampleForms) return;
    const search = (query: string) =>
      main.client().mainSearch({ query, searchLanguage: 'DE', displayLanguage: 'DE', rows: 100 });
    const parts = [await search('Art. 1–42 BankG-M'), await search('Rz 1–45 RS-OpWid-M')];
    const [articles = [], marginNumbers = []] = parts.map(citedIn);
    expect(parts.map(({ moreCited }) => moreCited)).toEqual([undefined, undefined]);
    const all = [...articles, ...marginNumbers];
    expect(all.length).toBeGreaterThan(50);
    const both = await search('Art. 1–42 BankG-M und Rz 1–45 RS-OpWid-M');
    expect([citedIn(both), both.total]).toEqual([all.slice(0, 50), 50]);
    expect(both.moreCited).toBe(all.length - 50);
  });
});

const citedIn = ({ hits }: SearchReply) =>
  hits
    .filter(({ reasons }) => reasons.some(({ kind }) => kind === 'citation'))
    .map(({ completeParagraphID }) => completeParagraphID);

/** The cited places of a reply, and what it says not to be there. */
const outcomeOf = (reply: SearchReply) =>
  [...citedIn(reply), ...(reply.absent ?? []).map((one) => `-${absentText(one)}`)].join(' ');

function absentText(one: AbsentCitation): string {
  if (one.kind === 'name') return `"${one.name}"`;
  if (one.kind === 'subject') return one.words.join(' ');
  if (one.kind === 'act') return [one.name, one.sourceNumber].filter(Boolean).join(' ');
  return `${one.number} ${one.shortName}${one.existing ? ` (${one.existing})` : ''}`;
}
