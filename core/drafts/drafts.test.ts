import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { createMemoryStorage, createProductStorage, type ProductStorage } from '../session/storage.ts';
import { drafts, maxDraftAge } from './drafts.ts';

const ada = 'ada@musterbank.example';
const ben = 'ben@musterbank.example';
let now = 0;
let memory = createMemoryStorage();
const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
const start = (
  storage: Pick<ProductStorage, 'read' | 'write'> = createProductStorage(
    'regesta',
    memory,
    'https://main.example',
  ),
) => drafts.create({ storage, now: () => now, session: { $session } } as never);

beforeEach(() => {
  now = Date.parse('2026-05-01T10:00:00Z');
  memory = createMemoryStorage();
});

describe('drafts', () => {
  it('are there again after the page was left, for who typed them and for nobody else', () => {
    start().keep(ada, 'question', { subject: 'Art. 5' });
    expect(start().of('Ada@Musterbank.example ')).toEqual({
      question: { at: now, value: { subject: 'Art. 5' } },
    });
    expect(start().of(ben)).toEqual({});
    expect(memory.keys()).toEqual(['regesta-drafts']);
  });

  it('of several people and forms stand beside each other, in two tabs too', () => {
    const [one, other] = [start(), start()];
    one.keep(ada, 'question', 1);
    other.keep(ada, 'comment', 2);
    one.keep(ben, 'question', 3);
    expect([one.of(ada), other.of(ben)]).toMatchObject([
      { question: { value: 1 }, comment: { value: 2 } },
      { question: { value: 3 } },
    ]);
  });

  it('that are sent or thrown away leave nothing behind', () => {
    const stored = start();
    stored.keep(ada, 'question', 1);
    stored.keep(ada, 'question', undefined);
    expect(stored.of(ada)).toEqual({});
    expect(memory.keys()).toEqual([]);
  });

  it('are forgotten after thirty days', () => {
    start().keep(ada, 'question', 1);
    now += maxDraftAge - 1;
    expect(Object.keys(start().of(ada))).toEqual(['question']);
    now += 1;
    expect(start().of(ada)).toEqual({});
    start().keep(ben, 'question', 2);
    expect(memory.getItem('regesta-drafts')).not.toContain(ada);
  });

  it('of a removed person go, and those of others stay', () => {
    start().keep(ada, 'question', 1);
    start().keep(ben, 'question', 2);
    start().forget('Ada@Musterbank.example');
    expect([start().of(ada), Object.keys(start().of(ben))]).toEqual([{}, ['question']]);
    expect(memory.getItem('regesta-drafts')).not.toContain(ada);
  });

  it('of nobody are not kept', () => {
    start().keep(' ', 'question', 1);
    expect(memory.keys()).toEqual([]);
  });

  it.each(['{', '[]', '{"ada@musterbank.example":{"question":{"value":1}}}'])(
    'damaged as %s count as absent',
    (text) => {
      memory.setItem('regesta-drafts', text);
      expect(start().of(ada)).toEqual({});
      start().keep(ada, 'question', 1);
      expect(start().of(ada)).toMatchObject({ question: { value: 1 } });
    },
  );

  it('are offered to who has just signed in and has some, until they said what shall become of them', () => {
    const stored = start();
    stored.keep(ada, 'question', 1);
    expect(stored.$offered.get()).toBe(false);
    stored.offer(ada);
    expect(stored.$offered.get()).toBe(true);
    stored.offer(ben);
    expect(stored.$offered.get()).toBe(false);
    stored.offer(ada);
    stored.settle();
    expect(stored.$offered.get()).toBe(false);
    stored.offer(ada);
    $session.set({ signedIn: false, capabilities: [] });
    expect(stored.$offered.get()).toBe(false);
  });

  it('tell of each change, and do without a storage that is full', () => {
    const stored = start({
      read: () => undefined,
      write: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    let changes = 0;
    stored.$changes.listen(() => {
      changes += 1;
    });
    stored.keep(ada, 'question', 1);
    stored.keep(ada, 'comment', undefined);
    expect(changes).toBe(1);
  });
});
