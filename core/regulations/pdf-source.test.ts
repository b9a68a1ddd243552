import { expect, it } from 'vitest';
import { createPdfSource } from './pdf-source.ts';

const hash = 'a'.repeat(64);
const stored = Uint8Array.from({ length: 100 }, (_, at) => at);

function sourceOf(answer: (first: number, last: number) => Uint8Array<ArrayBuffer>) {
  const requested: unknown[] = [];
  const regPdf = async (input: unknown, options?: { range?: { first: number; last: number } }) => {
    requested.push([input, options?.range]);
    return new Blob([answer(options?.range?.first ?? 0, options?.range?.last ?? 99)]);
  };
  return { asked: requested, source: createPdfSource({ regPdf }, { hash, bytes: 100, pages: 2 }) };
}

it('asks for the wanted bytes only', async () => {
  const { asked, source } = sourceOf((first, last) => stored.slice(first, last + 1));
  expect([...(await source.read(10, 14))]).toEqual([10, 11, 12, 13]);
  expect(asked).toEqual([[{ hash }, { first: 10, last: 13 }]]);
});

it('cuts its piece out of the whole where ranges are ignored', async () => {
  const { source } = sourceOf(() => stored);
  expect([...(await source.read(98, 100))]).toEqual([98, 99]);
});

it('refuses a piece that is cut short', async () => {
  const { source } = sourceOf(() => stored.slice(0, 3));
  await expect(source.read(0, 50)).rejects.toMatchObject({ code: 'MALFORMED_REPLY' });
});
