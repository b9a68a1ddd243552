import { afterAll, describe, expect, it } from 'vitest';
import { aBomb, aDocx, anOdt, anXlsx, aPdf, aPptx } from '../testing/office-files.ts';
import { createFileWorkers, memoryOfFiles } from './file-workers.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);
const png = bytes(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  0x49,
  0x48,
  0x44,
  0x52,
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
  8,
  6,
  0,
  0,
  0,
  0x1f,
  0x15,
  0xc4,
  0x89,
  0,
  0,
  0,
  10,
  0x49,
  0x44,
  0x41,
  0x54,
  0x78,
  0x9c,
  0x63,
  0,
  1,
  0,
  0,
  5,
  0,
  1,
);

describe('the workers of files', () => {
  const workers = createFileWorkers();
  afterAll(() => workers.close());

  it('take the text of files, in words that were typed in pieces too', async () => {
    expect(await workers.takeText('pdf', aPdf('Meldepflicht ab Juli'))).toBe('Meldepflicht ab Juli');
    expect(await workers.takeText('docx', await aDocx('Meldepflicht', 'ab Juli'))).toBe(
      'Meldepflicht ab Juli',
    );
    const sheet = await workers.takeText(
      'xlsx',
      await anXlsx(['Meldepflicht', 42], ['Geldwäscherei', 'Meldepflicht']),
    );
    expect(sheet.split(' ').toSorted()).toEqual(['42', 'Geldwäscherei', 'Meldepflicht']);
    expect(await workers.takeText('pptx', aPptx('Meldepflicht'))).toBe('Meldepflicht');
    expect(await workers.takeText('odt', anOdt('Melde<text:span>pflicht</text:span>'))).toBe('Meldepflicht');
    expect(await workers.takeText('csv', bytes(0x46, 0xfc, 0x72))).toBe('Für');
    expect(await workers.takeText('txt', bytes(0xff, 0xfe, 0x46, 0, 0xfc, 0))).toBe('Fü');
    expect(await workers.takeText('png', png)).toBe('');
  });

  it('unpack a part of what unpacks to more than anybody reads', async () => {
    const text = await workers.takeText('docx', aBomb(150));
    expect(text).toBe('Anfang');
  });

  it('of a damaged file take what comes before the damage, or say that it cannot be read', async () => {
    const words = Array.from({ length: 5000 }, (_, index) => `Wort${index}`);
    const whole = await aDocx(...words);
    const part = await workers.takeText('docx', whole.subarray(0, whole.length * 0.9));
    expect(part).toMatch(/^Wort0 Wort1 /);
    await expect(workers.takeText('pdf', utf8('%PDF-1.4 nothing more'))).rejects.toThrow();
  });

  it('have a minute for each file, and a gigabyte', async () => {
    const seconds: number[] = [];
    const deadline = (given: number) => {
      seconds.push(given);
      return AbortSignal.timeout(given * 1000);
    };
    const usual = createFileWorkers({ deadline });
    expect(await usual.takeText('txt', utf8('Kurz'))).toBe('Kurz');
    expect([seconds, memoryOfFiles]).toEqual([[60], 1024]);
    await usual.close();
  });

  it('lose the process and nothing else where a file needs more memory than there is', async () => {
    const small = createFileWorkers({ memory: 160 });
    await expect(small.takeText('txt', new Uint8Array(90 * 1024 ** 2).fill(0x61))).rejects.toThrow('memory');
    expect(await small.takeText('txt', utf8('Danach'))).toBe('Danach');
    await small.close();
  });
});
