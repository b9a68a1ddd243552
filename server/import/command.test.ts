import { mkdirSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSample } from '../sample/write-sample.ts';
import { temporaryFolder } from '../testing/databases.ts';
import { runScript } from '../testing/processes.ts';
import { listFiles, mapInOrder } from './command-files.ts';
import { describeReport, readCommand } from './command-report.ts';
import { importReason } from './import-reasons.ts';

describe('the import command', () => {
  const { folder, remove } = temporaryFolder();
  let sample: string;
  beforeAll(async () => {
    [sample = ''] = (await writeSample(join(folder, 'acts'))).map(({ file }) => file);
    mkdirSync(join(folder, 'bad'));
    writeFileSync(join(folder, 'bad', 'a-broken.xml'), '<?xml version="1.0"?>\n<akomaNtoso>\n<act>');
    writeFileSync(join(folder, 'bad', 'b-empty.xml'), '');
    writeFileSync(join(folder, 'bad', 'notes.txt'), 'no law');
  });
  afterAll(remove);
  const run = (...args: string[]) =>
    runScript('server/import/command.ts', args, { REGESTA_DATA: join(folder, 'data') }).ended;

  it('reports what it read as one object a line, without a database', async () => {
    const { code, out } = await run('--dry-run', '--json', sample);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual([
      'file',
      'ok',
      'key',
      'source',
      'language',
      'versionDate',
      'counts',
      'warnings',
      'seconds',
    ]);
    expect(report).toMatchObject({ file: sample, ok: true, source: 'fedlex-akn' });
    expect(Object.keys(report.counts as object)).toEqual([
      'articles',
      'repealed',
      'paragraphs',
      'items',
      'notes',
      'tables',
      'images',
      'annexes',
    ]);
    expect(listFiles([join(folder, 'data')])).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('no such') }),
    ]);
  });

  it('names file, line and reason of what it refuses, goes on, and ends with 1', async () => {
    const { code, out } = await run(
      '--dry-run',
      '--json',
      join(folder, 'bad'),
      join(folder, 'nowhere'),
      sample,
    );
    expect(code).toBe(1);
    const reports = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(reports.map(({ ok }) => ok)).toEqual([false, false, false, true]);
    expect(reports[0]).toMatchObject({
      file: join(folder, 'bad', 'a-broken.xml'),
      line: expect.any(Number),
      reason: expect.stringMatching(/./),
    });
    expect(reports[0]?.line).toBeGreaterThan(0);
    expect(reports[2]).toMatchObject({ reason: 'there is no such file or folder' });
  });

  it.each([
    [[], 'name at least one'],
    [['x.xml', '--category', 'nonsense'], 'there is no category "nonsense"'],
    [['x.xml', '--fast'], '--fast'],
    [['x.xml', '--category', 'internal'], 'name it with --organisation'],
    [['x.xml', '--organisation', 'alpina'], 'add --category internal'],
  ])(
    'refuses %o',
    async (args, message) => {
      const { code, err } = await run(...args);
      expect(code).toBe(2);
      expect(err).toContain(message);
      expect(err).toContain('npm run import -- PATH');
    },
    30_000,
  );

  it('reads its arguments', () => {
    expect(readCommand(['a', 'b', '--category', 'eu', '--dry-run', '--json'])).toEqual({
      paths: ['a', 'b'],
      category: 'eu',
      dryRun: true,
      json: true,
    });
    expect(readCommand(['a', '--category', 'internal', '--organisation', 'alpina'])).toMatchObject({
      category: 'internal',
      owner: 'alpina',
    });
  });

  it('tells people what was counted and what was refused', () => {
    const counts = {
      articles: 3,
      repealed: 0,
      paragraphs: 4,
      items: 0,
      notes: 1,
      tables: 0,
      images: 0,
      annexes: 0,
    };
    const good = {
      file: 'a.xml',
      ok: true,
      key: 'eli/x',
      source: 'fedlex-akn',
      language: 'DE',
      versionDate: '2024-01-01',
      counts,
      warnings: ['odd'],
      seconds: 0.5,
    } as const;
    expect(describeReport({ ...good, warnings: ['odd'] })).toBe(
      'ok      a.xml\n        eli/x, 2024-01-01, DE, 0.50 s\n        3 articles, 4 paragraphs, 1 notes\n        warning: odd',
    );
    expect(
      describeReport({
        file: 'a.xml',
        ok: false,
        line: 7,
        ...importReason('NO_TEXT'),
        seconds: 0,
        isOfFile: true,
      }),
    ).toBe('FAILED  a.xml:7: the act holds no text');
  });

  it('finds the XML and AKN files of a folder, in order', () => {
    const mixed = join(folder, 'mixed');
    mkdirSync(mixed);
    for (const name of ['c.AKN', 'a.xml', 'b.akn', 'akn', 'd.akn.txt']) writeFileSync(join(mixed, name), '');
    expect(listFiles([mixed])).toEqual(['a.xml', 'b.akn', 'c.AKN'].map((name) => join(mixed, name)));
  });

  it('reports what cannot be looked at and goes on', (context) => {
    const loop = join(folder, 'loop');
    symlinkSync(loop, loop);
    const good = join(folder, 'bad', 'b-empty.xml');
    expect(listFiles([loop, good])).toMatchObject([
      { file: loop, reason: expect.stringContaining('ELOOP') },
      good,
    ]);
    if (process.getuid?.() === 0) context.skip('root may read every folder');
    const closed = join(folder, 'bad', 'closed');
    mkdirSync(closed, { mode: 0 });
    expect(listFiles([join(folder, 'bad')])).toMatchObject([
      join(folder, 'bad', 'a-broken.xml'),
      good,
      { file: closed, reason: expect.stringContaining('EACCES') },
    ]);
    rmdirSync(closed);
  });

  it('works on several at once and reports in order', async () => {
    let atOnce = 0;
    let most = 0;
    const work = async (delay: number) => {
      atOnce++;
      most = Math.max(most, atOnce);
      for (let turn = 0; turn < delay; turn++) await Promise.resolve();
      atOnce--;
      return delay;
    };
    const seen: number[] = [];
    for await (const one of mapInOrder([50, 1, 30, 2, 3], 2, work)) seen.push(one);
    expect(seen).toEqual([50, 1, 30, 2, 3]);
    expect(most).toBe(2);
  });

  it('begins with the next as soon as any is done, not only when the first is', async () => {
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const work = async (item: string) => {
      begun.push(item);
      // Only when the last has begun does the first end.
      if (item === 'd') first.resolve('a');
      return item === 'a' ? first.promise : item;
    };
    const seen: string[] = [];
    for await (const one of mapInOrder(['a', 'b', 'c', 'd'], 2, work)) seen.push(one);
    expect([seen, begun]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ]);
  });
});
