import type { LawLink } from './law-link.ts';

/** Milliseconds after which a text is asked for again that the main server has not given: doubled each time. */
const rests = { first: 60_000, longest: 3_600_000 };

/** What is asked of the main server in one round through the organisations. */
export type Reach = Pick<LawLink, 'feed' | 'text'>;

/**
 * Asks a main server that does not answer once in a round, for the first of the organisations: the others wait for no
 * time limits of theirs. A text that it does not give keeps no others waiting in the next round.
 */
export function createReach({
  law,
  now,
  signal,
}: {
  law: Pick<LawLink, 'feed' | 'text'>;
  now: () => Date;
  signal?: AbortSignal | undefined;
}): () => Reach {
  const resting = new Map<string, { until: number; rest: number }>();
  return () => {
    let isAway = false;
    return {
      feed: async (organisation, since, more) => {
        const page = isAway ? undefined : await law.feed(organisation, since, { ...more, signal });
        isAway ||= page === undefined;
        return page;
      },
      text: async (organisation, key) => {
        const name = JSON.stringify([organisation.slug, key]);
        const before = resting.get(name);
        if (isAway || (before && now().getTime() < before.until)) return undefined;
        const text = await law.text(organisation, key, signal);
        isAway ||= text === undefined;
        if (text !== undefined && text !== 'unreadable') resting.delete(name);
        else {
          const rest = Math.min((before?.rest ?? rests.first / 2) * 2, rests.longest);
          resting.set(name, { until: now().getTime() + rest, rest });
        }
        return text;
      },
    };
  };
}
