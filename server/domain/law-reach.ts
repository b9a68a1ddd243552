import type { LawLink } from './law-link.ts';

/** Milliseconds after which a text is asked for again that the main server has not given: doubled each time. */
const rests = { first: 60_000, longest: 3_600_000 };

/** What is asked of the main server in one round through the organisations. */
export type Reach = Pick<LawLink, 'feed' | 'text' | 'changes' | 'news'>;

/**
 * Asks a main server that does not answer once in a round, for the first of the organisations: the others wait for no
 * time limits of theirs. What is wrong with one organisation, or one text, keeps no other organisation waiting. A text
 * that it does not give keeps no others waiting in the next round.
 */
export function createReach({
  law,
  now,
  signal,
}: {
  law: Reach;
  now: () => Date;
  signal?: AbortSignal | undefined;
}): () => Reach {
  const resting = new Map<string, { until: number; rest: number }>();
  return () => {
    let isAway = false;
    /** Organisations of which it takes no more requests now. */
    const refused = new Set<string>();
    return {
      feed: async (organisation, since, more) => {
        if (refused.has(organisation.slug)) return 'refused';
        const page = isAway ? undefined : await law.feed(organisation, since, { ...more, signal });
        isAway ||= page === undefined;
        if (page === 'refused') refused.add(organisation.slug);
        return page;
      },
      changes: async (organisation, since, more) => {
        if (refused.has(organisation.slug)) return 'refused';
        const page = isAway ? undefined : await law.changes(organisation, since, { ...more, signal });
        isAway ||= page === undefined;
        return page;
      },
      news: async (organisation, mark) => {
        if (refused.has(organisation.slug)) return 'refused';
        const latest = isAway ? undefined : await law.news(organisation, mark, { signal });
        isAway ||= latest === undefined;
        return latest;
      },
      text: async (organisation, key) => {
        if (refused.has(organisation.slug)) return 'refused';
        const name = JSON.stringify([organisation.slug, key]);
        const before = resting.get(name);
        if (isAway || (before && now().getTime() < before.until)) return undefined;
        const text = await law.text(organisation, key, signal);
        isAway ||= text === undefined;
        if (text === 'refused') refused.add(organisation.slug);
        if (typeof text === 'object' || text === 'missing') resting.delete(name);
        else {
          const rest = Math.min((before?.rest ?? rests.first / 2) * 2, rests.longest);
          resting.set(name, { until: now().getTime() + rest, rest });
        }
        return text;
      },
    };
  };
}
