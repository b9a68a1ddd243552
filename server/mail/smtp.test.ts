import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpUser, startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import type { Attempt, Outgoing } from './delivery.ts';
import { smtpDelivery } from './smtp.ts';

const from = 'regesta@provider.example';
const outgoing = (to = 'anna@musterbank.example'): Outgoing => ({
  id: randomUUID(),
  createdAt: new Date('2026-05-01T10:00:00Z'),
  mail: {
    to,
    language: 'DE',
    template: 'loginLink',
    data: { organisation: 'Musterbank AG', link: 'https://regesta.example/in?code=1', minutes: '15' },
  },
});
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  handOver: async () => true,
  signal: new AbortController().signal,
  ...more,
});

describe('delivery over SMTP', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  beforeEach(() => {
    smtp.behave(() => 250);
    for (const list of [smtp.received, smtp.steps, smtp.users]) list.splice(0);
  });
  afterAll(() => smtp?.stop());
  const deliver = (mail: Outgoing, more?: Partial<Attempt>, url = smtp.url) =>
    smtpDelivery({ url, from })(mail, attempt(more));

  it('hands over one mail with sender, receiver, date and an identifier that stays', async () => {
    const mail = outgoing();
    expect(await deliver(mail)).toEqual({ result: 'sent' });
    const [got] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(got).toMatchObject({ from, to: ['anna@musterbank.example'] });
    expect(got?.raw).toContain(`Message-ID: <${mail.id}@provider.example>`);
    expect(got?.raw).toContain('Date: Fri, 01 May 2026 10:00:00 +0000');
    expect(got?.raw).toContain('Auto-Submitted: auto-generated');
    expect(got?.raw).toContain('multipart/alternative');
  });

  it.each([
    ['recipient', 550, 'refused'],
    ['recipient', 451, 'later'],
    ['data', 554, 'refused'],
    ['data', 452, 'later'],
    ['connect', 554, 'later'],
    ['recipient', 530, 'later'],
  ] as const)('takes the answer at %s of %i as %s', async (where, code, result) => {
    smtp.behave((step) => (step === where ? code : 250));
    const delivery = await deliver(outgoing());
    expect(delivery.result).toBe(result);
    expect(delivery.reason).toContain(String(code));
    expect(delivery.reason).not.toContain('anna');
    expect(smtp.received).toEqual([]);
  });

  it('signs in where the address says as whom, and says later where that fails', async () => {
    const as = (user: string, pass: string) =>
      smtp.url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(pass)}@`);
    expect(await deliver(outgoing(), {}, as(smtpUser.user, smtpUser.pass))).toEqual({ result: 'sent' });
    expect(smtp.users).toEqual([smtpUser.user]);
    smtp.received.splice(0);
    const delivery = await deliver(outgoing(), {}, as(smtpUser.user, 'another'));
    expect(delivery).toMatchObject({ result: 'later', reason: expect.stringMatching(/535/) });
    expect(smtp.received).toEqual([]);
  });

  it('sends nothing in the clear where TLS is asked for and the server has none', async () => {
    for (const url of [`${smtp.url}/?requireTLS=true`, smtp.url.replace('smtp:', 'smtps:')])
      expect(await deliver(outgoing(), {}, url)).toMatchObject({ result: 'later' });
    expect([smtp.received, smtp.steps.includes('data')]).toEqual([[], false]);
  });

  it('says later where nobody listens', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    await once(probe, 'close');
    expect(await deliver(outgoing(), {}, `smtp://127.0.0.1:${port}`)).toMatchObject({ result: 'later' });
  });

  it('says later where the connection breaks before the text is complete', async () => {
    for (const where of ['connect', 'recipient'] as const) {
      smtp.behave((step) => (step === where ? 'drop' : 250));
      expect(await deliver(outgoing())).toMatchObject({ result: 'later' });
    }
    smtp.behave(() => 250);
    let dropped = false;
    const handOver = async () => {
      smtp.drop();
      dropped = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return true;
    };
    expect(await deliver(outgoing(), { handOver })).toMatchObject({ result: 'later' });
    expect(dropped).toBe(true);
    expect(smtp.received).toEqual([]);
  });

  it('says that it does not know where the connection breaks after the whole text', async () => {
    smtp.behave((step) => (step === 'data' ? 'drop' : 250));
    expect(await deliver(outgoing())).toMatchObject({ result: 'uncertain' });
  });

  it('does not complete a mail that another attempt has', async () => {
    expect(await deliver(outgoing(), { handOver: async () => false })).toMatchObject({ result: 'later' });
    expect(smtp.received).toEqual([]);
  });

  it('ends when it is stopped while the server stalls', async () => {
    for (const [where, result] of [
      ['recipient', 'later'],
      ['data', 'uncertain'],
    ] as const) {
      const stopping = new AbortController();
      smtp.behave((step) => {
        if (step !== where) return 250;
        setImmediate(() => stopping.abort());
        return 'stall';
      });
      expect(await deliver(outgoing(), { signal: stopping.signal })).toMatchObject({ result });
    }
  });

  it('refuses a receiver that no mail server knows how to reach', async () => {
    expect(await deliver(outgoing('nobody@-.'))).toMatchObject({ result: 'refused' });
    expect(smtp.received).toEqual([]);
  });
});
