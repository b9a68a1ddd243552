import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { references } from '#core/references/store.ts';
import { type Links, linksOf } from '#core/regulations/links.ts';
import { pathsBetween } from '#core/regulations/place.ts';
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

/** The references in the current place; undefined until its text has loaded. */
export function useOutgoing(unit: Unit | undefined, path: string): Links | undefined {
  const { reading, entries, props } = useScene();
  const { regTextId } = props;
  const units = useStore(reading.$units);
  return useMemo(() => {
    const unitOf = (id: string) => units.get(entries.find((entry) => entry.id === id)?.index ?? -1);
    const own = `${regTextId}~`;
    const between = (first: string, last: string) =>
      first.startsWith(own) && last.startsWith(own)
        ? pathsBetween(entries, unitOf, first.slice(own.length), last.slice(own.length)).map(
            (each) => own + each,
          )
        : [];
    return unit && linksOf(unit, { path, between });
  }, [unit, path, units, entries, regTextId]);
}
