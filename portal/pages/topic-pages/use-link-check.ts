import { useEffect, useMemo, useState } from 'react';
import { longestTopicLink, maxTopicLinks, type TopicLinks } from '#core/contract/main/topic-pages.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import { useApp } from '#widgets/app-context.tsx';
import { type MarkdownLink, markdownLinks } from '#widgets/markdown-links.ts';
import { isLookedUp, type LinkFault, linkFaults } from './link-faults.ts';

/** Milliseconds after the last key until links are looked up. */
const pause = 500;

export type LinkCheck = {
  links: readonly MarkdownLink[];
  faults: readonly LinkFault[];
  /** Where the links into texts lead. */
  places: TopicLinks['places'];
  state: 'checking' | 'checked' | 'unknown';
};

const nowhere: TopicLinks = { places: {}, missing: [] };

/** Where the links of a text lead that is being written, looked up when its addresses have changed. */
export function useLinkCheck(text: string): LinkCheck {
  const { links: lookUp } = useApp().part(topicPages);
  const links = useMemo(() => markdownLinks(text), [text]);
  const addresses = [...new Set(links.filter(isLookedUp).map(({ address }) => address))]
    .filter(({ length }) => length <= longestTopicLink)
    .slice(0, maxTopicLinks);
  const request = addresses.join('\n');
  const [known, setKnown] = useState<{ of: string; links: TopicLinks | undefined }>();
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const lookedUp = request === '' ? nowhere : await lookUp(request.split('\n'), ending.signal);
      if (!ending.signal.aborted) setKnown({ of: request, links: lookedUp });
    }, pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [request, lookUp]);
  const isKnown = known?.of === request;
  return {
    links,
    // What was known before stays on screen until the new answer is there.
    faults: linkFaults(links, known?.links),
    places: known?.links?.places ?? nowhere.places,
    state: isKnown ? (known.links ? 'checked' : 'unknown') : 'checking',
  };
}
