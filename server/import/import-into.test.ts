import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { lockFolder } from '../lib/folder-lock.ts';
import { temporaryFolder } from '../testing/databases.ts';
import { importInto } from './import-into.ts';

const workers = {
  importFile: () => Promise.reject(new Error('nothing is read')),
  filesIn: () => Promise.reject(new Error('nothing is read')),
  prepare: () => Promise.reject(new Error('nothing is set')),
};

it('gives up with the reason where the owner of the folder takes no work', async () => {
  const { folder, remove } = temporaryFolder();
  const lock = await lockFolder(folder);
  const waiting = importInto({ folder }, { paths: [] }, workers, () => undefined, 100);
  await expect(waiting).rejects.toThrow(
    `process ${process.pid} of the host ${hostname()} uses ${folder} and takes no work`,
  );
  await lock.release();
  remove();
});
