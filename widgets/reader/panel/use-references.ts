import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { type Incoming, references } from '#core/references/store.ts';
import { type Links, linksOf } from '#core/regulations/links.ts';
import { pathsBetween } from '#core/regulations/places-around.ts';
import { useApp } from '../../app-context.tsx';
import { useScene } from '../reader-scene.ts';

/** The references to a place of the open document, on the reading date. */
export function useIncoming(path: string) {
  const app = useApp();
  const { props, language } = useScene();
  const { regTextId, versionDate } = props;
  return useMemo(() => {
    const store = app.part(references);
    const target = path === '' ? regTextId : joinParagraphId(regTextId, path);
    const at = { language, versionDate };
    return {
      $incoming: store.incoming(target, at),
      load: () => void store.loadIncoming(target, at),
      loadMore: () => void store.loadMoreIncoming(target, at),
    };
  }, [app, regTextId, path, language, versionDate]);
}

/** Milliseconds between two calls while the server still reads texts. */
const askAgain = 5000;

/** The references to a place, loaded; for the number on their tab and for the list. */
export function useLoadedIncoming(path: string): Incoming | undefined {
  const { $incoming, load } = useIncoming(path);
  const known = loadedValue(useStore($incoming));
  const isWaiting = known?.complete === false;
  useEffect(() => {
    // After a delay, so that scrolling past many places requests only the last one.
    const waiting = setTimeout(load, 250);
    return () => clearTimeout(waiting);
  }, [load]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(load, askAgain);
    return () => clearInterval(timer);
  }, [load, isWaiting]);
  return known;
}

/** The links of a place; whole once the articles are loaded whose paragraphs its ranges mean. */
export type Outgoing = { links: Links; isWhole: boolean };

/** The references in the current place; undefined until its text has loaded. */
export function useOutgoing(unit: Unit | undefined, path: string): Outgoing | undefined {
  const { reading, entries, props } = useScene();
  const { regTextId } = props;
  const units = useStore(reading.$units);
  const { links, awaited } = useMemo(() => {
    const missing = new Set<number>();
    const unitOf = (id: string) => {
      const index = entries.find((entry) => entry.id === id)?.index;
      if (index === undefined) return undefined;
      const loaded = units.get(index);
      if (!loaded) missing.add(index);
      return loaded;
    };
    const own = `${regTextId}~`;
    const between = (first: string, last: string) =>
      first.startsWith(own) && last.startsWith(own)
        ? pathsBetween(entries, unitOf, first.slice(own.length), last.slice(own.length)).map(
            (each) => own + each,
          )
        : [];
    const all = unit && linksOf(unit, { path, between });
    return { links: all, awaited: [...missing].join(' ') };
  }, [unit, path, units, entries, regTextId]);
  useEffect(() => {
    // The pages of a PDF load no more of the text than they need: the list would lack what "letters e–h" means.
    for (const index of awaited.split(' ').filter(Boolean)) void reading.ensure(Number(index));
  }, [reading, awaited]);
  return links && { links, isWhole: awaited === '' };
}
