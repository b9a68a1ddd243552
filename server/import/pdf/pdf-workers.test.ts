import { afterAll, expect, test } from 'vitest';
import { lines, pdfOf } from './own-pdf-fixture.ts';
import { createPdfWorkers } from './pdf-workers.ts';

const workers = createPdfWorkers();
afterAll(() => workers.close());

const file = pdfOf([lines(50, 60, ['Ein Text.'])]);

test('G1-3i a file is read in a process of its own, and one that cannot be read is refused', async () => {
  expect(await workers.recognise(file)).toMatchObject({ outcome: 'recognised', memory: expect.any(Number) });
  expect(await workers.recognise(new Uint8Array(100))).toMatchObject({
    outcome: 'refused',
    reason: 'damaged',
  });
});

test('G1-3j limits of time and memory refuse the file and leave the server as it is', async () => {
  const ended = new AbortController();
  const slow = createPdfWorkers({ deadline: () => ended.signal });
  const reading = slow.recognise(file);
  ended.abort();
  expect(await reading).toEqual({
    outcome: 'refused',
    reason: 'tooMuchTime',
    message: 'reading the file takes longer than 60 seconds',
  });
  await slow.close();
  const small = createPdfWorkers({ memory: 40 });
  expect(await small.recognise(file)).toMatchObject({ outcome: 'refused', reason: 'tooMuchMemory' });
  await small.close();
});

test('G1-3j a file above the largest size is not handed over', async () => {
  const large = new Uint8Array(201 * 1024 * 1024);
  expect(await workers.recognise(large)).toMatchObject({ outcome: 'refused', reason: 'tooLarge' });
});
