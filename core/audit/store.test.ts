import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { AuditLine } from '../contract/domain/audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { LogPage } from '../log-lines.ts';
import { createAuditLog } from './store.ts';

type AuditPage = LogPage<AuditLine>;

const line = (id: number) => ({ id, at: '2026-01-01T08:00:00.000Z', action: 'SIGNED_IN' as const });
const away = new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: '', server: 'domain' });

function start(...replies: (AuditPage | Error | Promise<AuditPage>)[]) {
  const filters = vi.fn((_filter: unknown) => {
    const reply = replies.shift() ?? new Error('was not to be asked');
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  });
  const exported = vi.fn(() => Promise.resolve({ csv: 'at\n', lines: 0, more: false }));
  const report = vi.fn();
  const domain = { auditLog: filters, exportAuditLog: exported };
  const $session = atom({ signedIn: true });
  const log = createAuditLog({ domain, notices: { report }, session: { $session } } as never);
  return { log, asked: filters, exported, report, $session };
}

it('loads what the filter leaves, and exports just that', async () => {
  const { log, asked, exported } = start({ items: [line(3)], more: false }, { items: [], more: false });
  await log.narrow({ action: 'SIGNED_IN', text: 'nadia' });
  expect(asked.mock.lastCall?.[0]).toEqual({ action: 'SIGNED_IN', text: 'nadia' });
  await log.narrow({ action: undefined });
  expect(asked.mock.lastCall?.[0]).toEqual({ text: 'nadia' });
  expect(log.$page.get()).toEqual({ state: 'ready', value: { items: [], more: false } });
  await log.exportCsv();
  expect(exported).toHaveBeenCalledExactlyOnceWith({ body: { text: 'nadia' } });
});

it('adds older lines below, and keeps what is shown when they do not come', async () => {
  const { log, asked, report } = start({ items: [line(9)], more: true }, away, {
    items: [line(4)],
    more: false,
  });
  await log.reload();
  await log.loadOlder();
  expect(log.$older.get()).toBe('failed');
  expect(log.$page.get()).toMatchObject({ value: { items: [{ id: 9 }], more: true } });
  expect(report).toHaveBeenCalledExactlyOnceWith(away, 'load older lines of the audit log');
  await log.loadOlder();
  expect(asked.mock.lastCall?.[0]).toEqual({ before: 9 });
  expect(log.$page.get()).toEqual({ state: 'ready', value: { items: [line(9), line(4)], more: false } });
  await log.loadOlder();
  expect(asked).toHaveBeenCalledTimes(3);
});

it('forgets an answer that a later filter has overtaken', async () => {
  const pending = Promise.withResolvers<AuditPage>();
  const { log } = start(pending.promise, { items: [line(1)], more: false });
  const first = log.narrow({ text: 'n' });
  await log.narrow({ text: 'na' });
  pending.resolve({ items: [line(2)], more: false });
  await first;
  expect(log.$page.get()).toMatchObject({ state: 'ready', value: { items: [{ id: 1 }] } });
});

it('shows nothing of it to who signs in next, what was still on its way neither', async () => {
  const pending = Promise.withResolvers<AuditPage>();
  const { log, $session } = start({ items: [line(9)], more: true }, pending.promise);
  await log.narrow({ text: 'nadia' });
  const older = log.loadOlder();
  $session.set({ signedIn: false });
  pending.resolve({ items: [line(2)], more: false });
  await older;
  expect(log.$page.get()).toEqual({ state: 'idle' });
  expect(log.$filter.get()).toEqual({});
});
