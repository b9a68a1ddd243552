import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { lookUpPublicly } from './look-up.ts';

const servers = new Set<ReturnType<typeof createSocket>>();
afterEach(() => {
  for (const one of servers) one.close();
  servers.clear();
});

/** A name server that answers by the type of a question: with the bytes of an address, none or not at all. */
async function start(answers: Record<number, Buffer | undefined>) {
  const socket = createSocket('udp4');
  servers.add(socket);
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5;
    const type = query.readUInt16BE(end - 4);
    if (!(type in answers)) return;
    const bytes = answers[type];
    // A reply, for recursion, with one question and none or one answer, whose name stands at byte 12.
    const head = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, bytes ? 1 : 0, 0, 0, 0, 0]),
    ]);
    const record = bytes && [Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length]), bytes];
    socket.send(Buffer.concat([head, query.subarray(12, end), ...(record ?? [])]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return [`127.0.0.1:${socket.address().port}`];
}
const four = Buffer.from([193, 5, 216, 1]);
const six = Buffer.from('2a000000000000000000000000000001', 'hex');
const never = new AbortController().signal;

it('finds the addresses of both families', async () => {
  const addresses = await lookUpPublicly('www.bank.example', never, await start({ 1: four, 28: six }));
  expect(addresses).toEqual([
    { address: '193.5.216.1', family: 4 },
    { address: '2a00::1', family: 6 },
  ]);
});

it('finds those of one family where there are no others', async () => {
  const addresses = await lookUpPublicly('www.bank.example', never, await start({ 1: undefined, 28: six }));
  expect(addresses).toEqual([{ address: '2a00::1', family: 6 }]);
});

it('fails where there are none', async () => {
  const finding = lookUpPublicly('www.bank.example', never, await start({ 1: undefined, 28: undefined }));
  await expect(finding).rejects.toMatchObject({ code: 'ENODATA' });
});

it('waits for a name server that does not answer no longer than it may', async () => {
  const begin = performance.now();
  const finding = lookUpPublicly('www.bank.example', AbortSignal.timeout(100), await start({}));
  await expect(finding).rejects.toMatchObject({ code: 'ECANCELLED' });
  expect(performance.now() - begin).toBeLessThan(1500);
});

it('is not begun once it is too late', async () => {
  const finding = lookUpPublicly('www.bank.example', AbortSignal.abort(), await start({ 1: four, 28: six }));
  await expect(finding).rejects.toMatchObject({ name: 'AbortError' });
});
