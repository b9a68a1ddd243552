import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consolidatedPage, formexFiles, journalPage, lanterns } from '../import/eu/act-fixture.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { aFedlexFile, type OfficialSources, startOfficialSources } from '../testing/official-sources.ts';
import { readingWorkers } from '../testing/reading-workers.ts';
import { zipOf } from '../testing/zip-files.ts';
import type { AskDependencies } from './ask-source.ts';
import type { FileFetchReport } from './fetch-act.ts';
import { type FetchWork, runFetch } from './fetch-work.ts';

const xhtml = 'application/xhtml+xml';
const formex = 'application/zip;mtype=fmx4';
const page =
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><p>Article 1</p></body></html>';
const lanternAct = { source: 'eurlex' as const, number: '32031R0077', languages: ['EN' as const] };
const file = (date: string, language = 'de') => `/files/eli/cc/31/117/${date}/${language}/xml-7.xml`;

describe.each(testDatabases())('acts that are fetched on $name', (database) => {
  let main: MainDatabase;
  let sources: OfficialSources;
  let waits: number[];
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main?.stop());
  beforeEach(async () => {
    sources = await startOfficialSources();
    waits = [];
    await main.db.deleteFrom('source_file').execute();
    await main.db.deleteFrom('text').execute();
  });
  afterEach(() => sources?.stop());

  const fetched = async (
    work: Partial<FetchWork> = {},
    more: Partial<AskDependencies> = {},
  ): Promise<FileFetchReport[]> => {
    const reports: FileFetchReport[] = [];
    const request = {
      source: 'fedlex' as const,
      number: '990.1',
      languages: ['DE' as const],
      versions: 'all' as const,
      dryRun: false,
      ...work,
    };
    const dependencies = {
      db: main.db,
      workers: readingWorkers,
      settings: sources.settings,
      maxMb: 1,
      now: () => new Date('2026-05-01T10:00:00Z'),
      signal: new AbortController().signal,
      ...more,
      client: { sleep: async (ms: number) => void waits.push(ms), random: () => 1, ...more.client },
    };
    await runFetch(request, dependencies, (report) => reports.push(report));
    return reports;
  };
  const outcomes = (reports: readonly FileFetchReport[]) =>
    reports.map(({ date, language, outcome }) => `${date} ${language} ${outcome}`);
  const stored = async () =>
    (await main.db.selectFrom('text').select(['version_date', 'language']).orderBy('id').execute()).map(
      ({ version_date: date, language }) => `${date} ${language}`,
    );
  const offer = (...dates: string[]) => {
    for (const date of dates) sources.fedlex.push({ date, files: { de: aFedlexFile(date) } });
  };
  const answer = (path: string, ...listeners: RequestListener[]) => sources.instead.set(path, listeners);

  it('come in all versions and languages that there are, and a second time are only asked for', async () => {
    sources.fedlex.push(
      { date: '2020-01-01', end: '2024-12-31', files: { de: aFedlexFile('2020-01-01') } },
      {
        date: '2025-01-01',
        files: {
          de: aFedlexFile('2025-01-01'),
          fr: aFedlexFile('2025-01-01', 'fr', 'Les banques annoncent.'),
        },
      },
    );
    const languages = ['DE', 'FR'] as const;
    const first = await fetched({ languages: [...languages] });
    expect(outcomes(first)).toEqual([
      '2020-01-01 DE new',
      '2020-01-01 FR absent',
      '2025-01-01 DE new',
      '2025-01-01 FR new',
    ]);
    expect(await stored()).toEqual(['2020-01-01 DE', '2025-01-01 DE', '2025-01-01 FR']);
    expect(sources.paths()).toEqual([
      '/sparql 200',
      `${file('20200101')} 200`,
      `${file('20250101')} 200`,
      `${file('20250101', 'fr')} 200`,
    ]);
    expect(outcomes(await fetched({ languages: [...languages] }))).toEqual([
      '2020-01-01 DE unchanged',
      '2020-01-01 FR absent',
      '2025-01-01 DE unchanged',
      '2025-01-01 FR unchanged',
    ]);
    expect(
      sources
        .paths()
        .slice(1)
        .map((path) => path.slice(-3)),
    ).toEqual(['304', '304', '304']);
    expect(sources.maxOpen()).toBe(1);
  });

  it('say who asks, and for what', async () => {
    offer('2025-01-01');
    await fetched();
    await fetched();
    const [query, whole, , again] = sources.answered.map(({ headers }) => headers);
    expect(query).toMatchObject({
      accept: 'application/sparql-results+json',
      'user-agent': 'Regesta (imports regulations; contact: law@bank.example)',
    });
    expect(whole?.['if-none-match']).toBeUndefined();
    expect(again).toMatchObject({
      'if-none-match': expect.stringMatching(/^"\w+"$/),
      'if-modified-since': 'Wed, 01 Apr 2026 08:00:00 GMT',
      'user-agent': expect.stringContaining('law@bank.example'),
    });
    await expect(fetched({}, { settings: { ...sources.settings, contact: undefined } })).rejects.toThrow(
      'REGESTA_FETCH_CONTACT',
    );
  });

  it('are of the version in force and those to come, unless others are named', async () => {
    offer('2015-01-01', '2020-01-01', '2025-01-01', '2027-01-01');
    const dates = (reports: readonly FileFetchReport[]) => reports.map(({ date }) => date);
    expect(dates(await fetched({ versions: 'newest', dryRun: true }))).toEqual(['2025-01-01', '2027-01-01']);
    expect(dates(await fetched({ from: '2020-01-01', dryRun: true }))).toEqual([
      '2020-01-01',
      '2025-01-01',
      '2027-01-01',
    ]);
    expect(outcomes(await fetched({ from: '2026-01-01', dryRun: true }))).toEqual(['2027-01-01 DE pending']);
    expect(await stored()).toEqual([]);
    expect(sources.paths()).toEqual(['/sparql 200', '/sparql 200', '/sparql 200']);
  });

  it('are replaced where the source has corrected a file, and read again where the text is gone', async () => {
    offer('2025-01-01');
    await fetched();
    const [version] = sources.fedlex;
    if (version) version.files.de = aFedlexFile('2025-01-01', 'de', 'Banken melden Störungen sofort.');
    expect(outcomes(await fetched())).toEqual(['2025-01-01 DE new']);
    expect(outcomes(await fetched())).toEqual(['2025-01-01 DE unchanged']);
    await main.db.deleteFrom('text').execute();
    expect(outcomes(await fetched())).toEqual(['2025-01-01 DE new']);
    expect(sources.paths().at(-1)).toBe(`${file('20250101')} 200`);
  });

  it('wait as long as they are told to, longer after each failure, and not for ever', async () => {
    offer('2025-01-01');
    answer(
      file('20250101'),
      (_, reply) => void reply.writeHead(429, { 'retry-after': '90' }).end(),
      (_, reply) => void reply.writeHead(503).end(),
      (_, reply) => void reply.writeHead(503).end(),
    );
    expect(outcomes(await fetched())).toEqual(['2025-01-01 DE new']);
    expect(waits).toEqual([90_000, 4000, 8000]);
    waits = [];
    offer('2027-01-01');
    answer(file('20250101'), (_, reply) => void reply.writeHead(429, { 'retry-after': '86400' }).end());
    await expect(fetched()).rejects.toThrow(/answers 429, and asks to come back in 86400 seconds/);
    // Nothing else is asked of a source that wants to be left alone.
    expect(sources.paths().at(-1)).toBe(`${file('20250101')} 429`);
    const busy: RequestListener = (_, reply) => void reply.writeHead(503).end();
    answer('/sparql', busy, busy, busy, busy, busy);
    waits = [];
    await expect(fetched()).rejects.toThrow(/answers 503 \(5 times\)/);
    expect(waits).toEqual([2000, 4000, 8000, 16_000]);
  });

  it('pause between requests', async () => {
    offer('2020-01-01', '2025-01-01');
    const settings = { ...sources.settings, pauseSeconds: 2 };
    await fetched({}, { settings, client: { clock: () => 0 } });
    expect(waits).toEqual([2000, 2000]);
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'is a page',
      (_, reply) => void reply.end('<!DOCTYPE html><html><p>Sorry</p></html>'),
      /is XHTML and not Akoma Ntoso/,
    ],
    ['is no law', (_, reply) => void reply.end('{"error": 1}'), /is in a format that nobody knows/],
    [
      'breaks off within its XML',
      (_, reply) => void reply.end(aFedlexFile('2020-01-01').slice(0, 900)),
      /line \d/,
    ],
    [
      'says that it is too large',
      (_, reply) => void reply.writeHead(200, { 'content-length': 9_000_000 }).write('x'),
      /larger than 1 MB/,
    ],
    ['does not end', endless, /larger than 1 MB/],
    ['is not there', (_, reply) => void reply.writeHead(403).end(), /the source answers 403/],
    [
      'leads to a private address',
      (_, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      /leads to another host: 169\.254\.169\.254/,
    ],
    ['leads in a circle', circle, /redirects more than 5 times/],
  ])('go on without a file that %s', async (_, listener, reason) => {
    offer('2020-01-01', '2025-01-01');
    answer(file('20200101'), ...Array.from({ length: 6 }, () => listener));
    const [refused, whole] = await fetched();
    expect(refused).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(reason) });
    expect(whole).toMatchObject({ outcome: 'new' });
    expect(await stored()).toEqual(['2025-01-01 DE']);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['stops within its answer', truncated, /broke off/],
    ['does not answer', () => undefined, /no whole answer within 0\.05 seconds/],
    ['sends drop by drop', dripping, /no whole answer within 0\.05 seconds/],
  ])('try again when a source %s, and give up at last', async (_, listener, reason) => {
    offer('2025-01-01');
    answer(file('20250101'), listener);
    const patient = { timeoutMilliseconds: 700 };
    expect(outcomes(await fetched({}, { client: patient }))).toEqual(['2025-01-01 DE new']);
    expect(waits).toEqual([2000]);
    answer('/sparql', ...Array.from({ length: 5 }, () => listener));
    await expect(fetched({}, { client: { timeoutMilliseconds: 50 } })).rejects.toThrow(reason);
  });

  it('ask a refused file only whether it is another one', async () => {
    sources.works.set('32014R0596', { date: '2014-04-16', files: { [`eng ${xhtml}`]: page } });
    const act = { source: 'eurlex' as const, number: '32014R0596', languages: ['EN' as const] };
    const [first] = await fetched(act);
    const reason = first?.outcome === 'refused' ? first.reason : expect.fail('it was read');
    expect(reason).toMatch(/\S/);
    sources.paths();
    expect(await fetched(act)).toMatchObject([{ outcome: 'refused', reason: `${reason} (as before)` }]);
    expect(sources.paths()).toEqual([
      '/cellar-sparql 200',
      '/celex/32014R0596 303',
      '/cellar/32014R0596/eng 304',
    ]);
  });

  it('of the Union are imported, the Official Journal as a page, a consolidation as Formex', async () => {
    sources.works.set('32031R0077', {
      date: '2031-03-03',
      files: { [`eng ${xhtml}`]: journalPage(lanterns) },
    });
    sources.works.set('02031R0077-20330601', { files: { [`eng ${xhtml}`]: consolidatedPage(lanterns) } });
    expect(outcomes(await fetched(lanternAct))).toEqual(['2031-03-03 EN new', '2033-06-01 EN new']);
    expect(await stored()).toEqual(['2031-04-01 EN', '2033-06-01 EN']);
    await main.db.deleteFrom('text').execute();
    sources.works.clear();
    const files = { [`eng ${formex}`]: Buffer.from(zipOf(formexFiles(lanterns))) };
    sources.works.set('32031R0077', { date: '2031-03-03', files });
    expect(outcomes(await fetched(lanternAct))).toEqual(['2031-03-03 EN new']);
    expect(await stored()).toEqual(['2031-04-01 EN']);
  });

  it('are refused where the file is of another act, and store nothing', async () => {
    const other = aFedlexFile('2025-01-01').replaceAll('eli/cc/31/117', 'eli/cc/99/999');
    sources.fedlex.push({ date: '2025-01-01', files: { de: other } });
    expect(await fetched()).toMatchObject([
      { outcome: 'refused', reason: 'the file is of eli/cc/99/999, not of eli/cc/31/117' },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('are tried again where it was not the file that was wrong', async () => {
    offer('2025-01-01');
    const lost = async () => {
      throw new WorkerLost('it needed more than 1 MB of memory', 'memory');
    };
    const refused = await fetched({}, { workers: { ...readingWorkers, importFile: lost } });
    expect(refused).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('memory') }]);
    const elsewhere = await fetched({ category: 'internal' });
    expect(elsewhere).toMatchObject([{ outcome: 'refused' }]);
    expect(outcomes(await fetched())).toEqual(['2025-01-01 DE new']);
  });

  it('are negotiated with Cellar: consolidations by their days, the next format where there is a choice of files', async () => {
    sources.works.set('32014R0596', { date: '2014-04-16', files: {} });
    sources.works.set('02014R0596-20160703', { files: {} });
    sources.works.set('02014R0596-20240101', { files: { [`deu ${formex}`]: Buffer.from('PK\x03\x04 zip') } });
    // Of an act that it amends.
    sources.works.set('02003L0006-20110104', { files: {} });
    answer(
      '/celex/02014R0596-20240101',
      (_, reply) => void reply.writeHead(300).end('<ul><li>DOC_1<li>DOC_2</ul>'),
    );
    const reports = await fetched({ source: 'eurlex', number: '32014R0596', languages: ['DE'] });
    expect(reports).toMatchObject([
      { version: '32014R0596', outcome: 'absent' },
      { version: '02014R0596-20160703', date: '2016-07-03', outcome: 'absent' },
      {
        version: '02014R0596-20240101',
        date: '2024-01-01',
        outcome: 'refused',
        reason: expect.stringContaining('the ZIP file is refused'),
      },
    ]);
    const negotiated = sources.answered
      .filter(({ path }) => path === '/celex/02014R0596-20240101')
      .map(({ headers }) => [headers.accept, headers['accept-language']]);
    expect(negotiated).toEqual([
      [xhtml, 'deu'],
      [formex, 'deu'],
    ]);
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'no JSON',
      (_, reply) => void reply.setHeader('content-type', 'application/json').end('{'),
      /other JSON than results/,
    ],
    [
      'a page',
      (_, reply) => void reply.setHeader('content-type', 'text/html').end('<html>'),
      /with "text\/html" and not with JSON/,
    ],
    [
      'other JSON',
      (_, reply) => void reply.setHeader('content-type', 'application/json').end('{"rows": []}'),
      /other JSON than results/,
    ],
    ['an error', (_, reply) => void reply.writeHead(400).end(), /answers the query with 400/],
    ['a file of another place', rowsWith('https://evil.example/x.xml'), /outside of its filestore/],
    [
      'a file above its place',
      rowsWith('https://fedlex.data.admin.ch/filestore.evil.example/x.xml'),
      /outside of its filestore/,
    ],
  ])('are none where the list of versions is %s', async (_, listener, reason) => {
    answer('/sparql', listener);
    await expect(fetched()).rejects.toThrow(reason);
    expect(await stored()).toEqual([]);
  });

  it('are unknown to the source', async () => {
    await expect(fetched()).rejects.toThrow('Fedlex knows no act 990.1');
  });

  it('end between two files, keep what is stored, and go on from there', async () => {
    offer('2015-01-01', '2020-01-01', '2025-01-01');
    const ending = new AbortController();
    answer(file('20200101'), () => ending.abort());
    await expect(fetched({}, { signal: ending.signal })).rejects.toThrow('aborted');
    expect(await stored()).toEqual(['2015-01-01 DE']);
    sources.paths();
    expect(outcomes(await fetched())).toEqual([
      '2015-01-01 DE unchanged',
      '2020-01-01 DE new',
      '2025-01-01 DE new',
    ]);
    expect(sources.paths()).toContain(`${file('20150101')} 304`);
  });

  it('are asked for by one process at a time, and by another after one was killed', async () => {
    offer('2025-01-01');
    const until = new Date('2026-05-01T10:10:00Z');
    const holder = '00000000-0000-4000-8000-000000000001';
    await main.db.insertInto('source_lease').values({ source: 'fedlex', holder, until }).execute();
    await expect(fetched()).rejects.toThrow('another command or server asks fedlex now');
    expect(sources.paths()).toEqual([]);
    expect(outcomes(await fetched({}, { now: () => until }))).toEqual(['2025-01-01 DE new']);
    // It was given back.
    expect(await main.db.selectFrom('source_lease').selectAll().execute()).toEqual([]);
  });

  it('warn where a file says otherwise than its source', async () => {
    sources.fedlex.push({ date: '2025-01-01', files: { de: aFedlexFile('2024-01-01', 'fr') } });
    expect(await fetched()).toMatchObject([
      {
        outcome: 'new',
        warnings: expect.arrayContaining([
          'the source says that it applies from 2025-01-01, the file from 2024-01-01',
          'the source says that it is in DE, the file in FR',
        ]),
      },
    ]);
  });
});

function endless(_: unknown, reply: Parameters<RequestListener>[1]): void {
  const more = () => {
    while (!reply.destroyed && reply.write('x'.repeat(100_000)));
  };
  reply.on('drain', more);
  more();
}

function circle(request: Parameters<RequestListener>[0], reply: Parameters<RequestListener>[1]): void {
  reply.writeHead(307, { location: request.url }).end();
}

function truncated(_: unknown, reply: Parameters<RequestListener>[1]): void {
  reply.writeHead(200, { 'content-length': 5000, 'content-type': 'application/xml' }).write('<akomaNtoso>');
  setImmediate(() => reply.destroy());
}

function dripping(_: unknown, reply: Parameters<RequestListener>[1]): void {
  const drops = setInterval(() => reply.write('x'), 10);
  reply.on('close', () => clearInterval(drops));
}

function rowsWith(file: string): RequestListener {
  const values = {
    version: 'https://fedlex.data.admin.ch/eli/cc/31/117/20250101',
    start: '2025-01-01',
    language: 'http://publications.europa.eu/resource/authority/language/DEU',
    file,
  };
  const row = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  return (_, reply) => {
    reply.setHeader('content-type', 'application/sparql-results+json');
    reply.end(JSON.stringify({ results: { bindings: [row] } }));
  };
}
