import { useMemo } from 'react';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { references } from '#core/references/store.ts';
import { useApp } from '../../app-context.tsx';
import { useScene } from '../reader-scene.ts';

/** What cites a place of the open document on the day that is read. */
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
