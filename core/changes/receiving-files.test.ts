import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { Later } from '../lib/later.ts';
import { receiveFile } from './receiving-files.ts';

const megabyte = 1024 * 1024;
const later: Later = (run) => {
  const timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
};
const file = { size: 9 * megabyte, contentType: 'application/pdf' };
const bytes = new Uint8Array(file.size).map((_, index) => Math.floor(index / megabyte));
const whole = new Blob([bytes]);
/** A range of the file, as a server sends it. */
const partOf = (content: Blob, { first, last }: { first: number; last: number }, etag = '"one"') => ({
  bytes: content.slice(first, last + 1),
  isWhole: false,
  etag,
  total: content.size,
});

it('says how much of a file has arrived, part after part', async () => {
  const received: number[] = [];
  const content = await receiveFile(file, async (range) => partOf(whole, range), {
    later,
    onReceived: (arrived) => received.push(arrived),
  });
  expect(received).toEqual([4 * megabyte, 8 * megabyte, 9 * megabyte]);
  expect([content.size, content.type]).toEqual([file.size, 'application/pdf']);
});

it('is the file once where something on the way knows no ranges', async () => {
  const requested: number[] = [];
  const content = await receiveFile(
    file,
    async (range) => {
      requested.push(range.first);
      return range.first === 0 ? partOf(whole, range) : { bytes: whole, isWhole: true };
    },
    { later },
  );
  expect(requested).toEqual([0, 4 * megabyte]);
  expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes);
});

it('is the new file where it was replaced meanwhile, though it is smaller', async () => {
  const other = new Blob(['a smaller one']);
  const etags: (string | undefined)[] = [];
  const content = await receiveFile(
    file,
    async (range) => {
      etags.push(range.etag);
      return range.etag === undefined ? partOf(whole, range) : { bytes: other, isWhole: true, etag: '"two"' };
    },
    { later },
  );
  expect(etags).toEqual([undefined, '"one"']);
  expect(await content.text()).toBe('a smaller one');
});

it('is as long as the server says, where the record is of the file before', async () => {
  const grown = new Blob([whole, 'and more']);
  const content = await receiveFile(file, async (range) => partOf(grown, range), { later });
  expect(content.size).toBe(grown.size);
});

it('ends at once when somebody stops it while it waits for the connection', async () => {
  const ending = new AbortController();
  let waits = 0;
  const never: Later = () => {
    waits += 1;
    queueMicrotask(() => ending.abort());
    return () => {
      waits -= 1;
    };
  };
  const lost = async () =>
    Promise.reject(
      new ApiError({ kind: 'network', status: 0, code: 'NETWORK', server: 'domain', message: 'lost' }),
    );
  const receiving = receiveFile(file, lost, { later: never, signal: ending.signal });
  await expect(receiving).rejects.toThrow('given up');
  expect(waits).toBe(0);
});

it('ends when somebody stops it, and requests nothing more', async () => {
  const ending = new AbortController();
  let requests = 0;
  const receiving = receiveFile(
    file,
    async (range) => {
      requests += 1;
      ending.abort();
      return partOf(whole, range);
    },
    { later, signal: ending.signal },
  );
  await expect(receiving).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toBe(1);
});
