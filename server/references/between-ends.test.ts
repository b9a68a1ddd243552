import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { storeText } from '../import/store.ts';
import { embeddedDatabase, testDatabases } from '../testing/databases.ts';
import { startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const letter = (label: string): Part => ({
  part: 'division',
  kind: 'letter',
  id: `3^1^${label}`,
  num: [`${label}.`],
  parts: [{ part: 'text', content: ['Etwas'] }],
});
const listing = anArticle('3', 'Es gelten:');
const letters: Unit = {
  ...listing,
  parts: listing.parts.map((part) =>
    part.part === 'division'
      ? { ...part, parts: [...part.parts, ...['a', 'b', 'c', 'cbis', 'd'].map(letter)] }
      : part,
  ),
};
const [one, two, four, folding] = [
  anArticle('1', 'Eins.'),
  anArticle('2', 'Zwei.'),
  anArticle('4', 'Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Die Absätze 1–3 und 2–9 gelten.'),
  { ...anArticle('135-149', 'Diese gelten auch.'), range: { first: '135', last: '149' } },
];
const ofAct = [one, two, letters, four, anArticle('{annex_1}2', 'Im Anhang.'), folding];

describe.each(testDatabases())('citations of a range on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const store = (short: string, sourceNumber: string, versionDate: string, units: Unit[]) => {
    const names = { DE: { long: `${short}esetz`, short } };
    const text = aText({ sourceKey: `eli/test/${sourceNumber}`, sourceNumber, names, versionDate, units });
    return storeText(main.db, text, aPrint(), undefined);
  };
  /** The citations of a place, each with its words. */
  const citing = async (target: string, versionDate = '2023-01-01') => {
    const { items, total, complete } = await main
      .client()
      .incomingReferences({ target, language: 'DE', versionDate });
    expect([items.length, complete]).toEqual([total, true]);
    return items.map(
      ({ completeParagraphID, snippet, start, end }) =>
        `${completeParagraphID}: ${snippet.slice(start, end)}`,
    );
  };

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    await store('SpanneG', '999.5', '2020-01-01', ofAct);
    await store('SpanneG', '999.5', '2022-01-01', [one, two, anArticle('2a', 'Neu.'), ...ofAct.slice(2)]);
    await store('NennG', '999.6', '2020-01-01', [
      anArticle('1', 'Nach den Artikeln 1–4 SpanneG.', 'Nach den Artikeln 2–7 SpanneG.'),
      anArticle('2', 'Nach Artikel 3 Absatz 1 Buchstaben b–d SpanneG.'),
      anArticle('3', 'Nach Artikel 4–140 SpanneG.', 'Nach Artikel 1–3 Absatz 1 SpanneG.'),
    ]);
    await main.client().incomingReferences({ target: 'spanneg', language: 'DE' });
    await main.references.settled();
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const around = ['nenng~1^1: Artikeln 1–4 SpanneG', 'nenng~3^2: Artikel 1–3 Absatz 1 SpanneG'];

  it('are of the articles between its ends, as the text of the day has them', async () => {
    expect(await citing('spanneg~2a')).toEqual(around);
    await expect(citing('spanneg~2a', '2021-01-01')).rejects.toMatchObject({ code: 'PARAGRAPH_NOT_FOUND' });
    expect((await citing('spanneg~2', '2021-01-01')).toSorted()).toEqual(
      [...around, 'nenng~1^2: Artikeln 2'].toSorted(),
    );
    expect(await citing('spanneg~2a^1')).toEqual([]);
    expect(await citing('spanneg~{annex_1}2')).toEqual([]);
  });

  it('are of the paragraphs and letters between its ends that have their parent', async () => {
    expect(await citing('spanneg~4^2')).toEqual(['spanneg~4^5: 2', 'spanneg~4^5: Absätze 1–3']);
    const list = ['nenng~2^1: Artikel 3 Absatz 1 Buchstaben b–d SpanneG'];
    expect(await citing('spanneg~3^1^c')).toEqual(list);
    expect(await citing('spanneg~3^1^cbis')).toEqual(list);
    expect(await citing('spanneg~3^1^a')).toEqual([]);
  });

  it('are of its one end alone where the text has not the other', async () => {
    expect(await citing('spanneg~4^4')).toEqual([]);
    expect((await citing('spanneg~3')).filter((words) => words.startsWith('nenng~1^2'))).toEqual([]);
  });

  it('are told once of what has an end in it, and of a whole document by their ends', async () => {
    expect(await citing('spanneg~4')).toEqual([
      'spanneg~4^5: Absätze 1',
      'spanneg~4^5: 3',
      'spanneg~4^5: 2',
      'nenng~1^1: 4 SpanneG',
      'nenng~3^1: Artikel 4',
    ]);
    expect(await citing('spanneg~135-149')).toEqual(['nenng~3^1: 140 SpanneG']);
    expect(await citing('spanneg')).toHaveLength(9);
  });

  it('count in what a preview tells', async () => {
    const preview = (target: string) =>
      main.client().referencePreview({ target, language: 'DE', versionDate: '2023-01-01' });
    expect((await preview('spanneg~2a')).citedBy).toBe(1);
    expect((await preview('spanneg~3^1^cbis')).citedBy).toBe(1);
    expect((await preview('spanneg~3^1^a')).citedBy).toBe(0);
  });
});
