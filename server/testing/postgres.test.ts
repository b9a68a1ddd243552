import { expect, test } from 'vitest';
import { freePort, postgresBinaries, startPostgres } from './postgres.ts';

const binaries = postgresBinaries();
if (binaries === undefined)
  console.warn('PostgreSQL on a taken port: skipped, its binaries are not in /usr/lib/postgresql');

test.skipIf(binaries === undefined)(
  'PostgreSQL starts on another port when one is taken meanwhile',
  async () => {
    const first = await startPostgres(binaries ?? '');
    const ports = [Number(new URL(first.url).port), await freePort()];
    const second = await startPostgres(binaries ?? '', { choosePort: async () => ports.shift() ?? 0 });
    expect(second.url).not.toBe(first.url);
    expect(ports).toEqual([]);
    await second.stop();
    await first.stop();
  },
);
