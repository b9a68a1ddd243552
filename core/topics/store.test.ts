import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { SessionState } from '../session/session.ts';
import { createTopics } from './store.ts';

const as = (id: string): SessionState =>
  ({ signedIn: true, user: { id }, capabilities: [] }) as unknown as SessionState;

function start() {
  const $session = atom<SessionState>(as('ada'));
  const main = {
    topic: async () => {
      const reader = $session.get().user?.id ?? 'nobody';
      const places = { '/read/bankg': `/read/${reader}` };
      return { name: 'landing', language: 'DE' as const, title: 'Themen', text: '', places };
    },
  };
  const topics = createTopics({ main, notices: { report: () => undefined }, session: { $session } });
  const lead = () => loadedValue(topics.topic('landing', 'DE').get())?.places?.['/read/bankg'];
  return { $session, topics, lead };
}

describe('topic pages', () => {
  it('are forgotten once somebody else has signed in, whose links may lead elsewhere', async () => {
    const { $session, lead } = start();
    await expect.poll(lead).toBe('/read/ada');
    $session.set(as('bea'));
    expect(lead()).toBeUndefined();
    await expect.poll(lead).toBe('/read/bea');
  });

  it('that are on screen are loaded anew for whom has signed in, and stay while it is the same person', async () => {
    const { $session, topics, lead } = start();
    await expect.poll(lead).toBe('/read/ada');
    const $topic = topics.topic('landing', 'DE');
    const stop = $topic.listen(() => undefined);
    $session.set({ ...as('ada'), isRefusedReading: true });
    expect(lead()).toBe('/read/ada');
    $session.set(as('bea'));
    await expect.poll(() => loadedValue($topic.get())?.places).toEqual({ '/read/bankg': '/read/bea' });
    stop();
  });
});
