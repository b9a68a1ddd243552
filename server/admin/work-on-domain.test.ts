import { mkdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/databases.ts';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { lockFolder } from '../lib/folder-lock.ts';
import { createDomainIn } from './create-domain-in.ts';

afterEach(() => vi.restoreAllMocks());

it('waits where the folder belongs to a server that is starting or to another command', async () => {
  const { folder, remove } = temporaryFolder();
  const settings = readSettings({ REGESTA_DATA: folder, REGESTA_SAMPLE: 'on' });
  const place = databaseLocation(settings, 'domain').folder;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(place);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const creating = createDomainIn(settings, {
    slug: 'neu-ag',
    name: 'Neu AG',
    emailDomain: 'neu.example',
    plan: 'changes',
    administrator: 'chefin@neu.example',
  });
  // A command that gives up is heard below, not here.
  creating.catch(() => undefined);
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('waiting for process')));
  await lock.release();
  expect((await creating).baseUrl).toMatch(/\/neu-ag$/);
  remove();
}, 60_000);
