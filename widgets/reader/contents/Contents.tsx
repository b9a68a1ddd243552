import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { countsByArticle } from '#core/comments/counts.ts';
import { Contents as ContentsView } from '../../document-view/contents/Contents.tsx';
import { itemsOf } from '../../document-view/contents/contents-items.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useScene } from '../reader-scene.ts';
import { useCommentCounts } from '../use-comment-counts.ts';

const CommentNumber = lazyComponent(async () => (await import('./CommentNumber.tsx')).CommentNumber);

type ContentsProps = {
  /** Inside a sheet, which has its own bar and closes when an entry is chosen. */
  inSheet?: boolean;
  onChosen?: () => void;
  onCollapse?: () => void;
};

/** The table of contents of the open document. */
export function Contents({ inSheet = false, onChosen, onCollapse }: ContentsProps) {
  const { entries, language, nameOf, $current, preferences, addressOf, goTo } = useScene();
  const current = entries[useStore($current)]?.id;
  const items = useMemo(() => itemsOf(entries, language, nameOf), [entries, language, nameOf]);
  const choose = useCallback(
    (id: string) => {
      goTo({ article: id });
      onChosen?.();
    },
    [goTo, onChosen],
  );
  const counts = useCommentCounts();
  const markOf = useMemo(() => {
    if (!counts) return undefined;
    const isArticle = new Set(items.flatMap(({ id, isArticle }) => (isArticle ? [id] : [])));
    const marks = new Map(
      [...countsByArticle(counts)].flatMap(([id, { total }]) =>
        isArticle.has(id) && total > 0 ? [[id, <CommentNumber key={id} of={id} count={total} />]] : [],
      ),
    );
    return (id: string) => marks.get(id);
  }, [counts, items]);
  return (
    <ContentsView
      items={items}
      language={language}
      current={current}
      addressOf={addressOf}
      onChoose={choose}
      markOf={markOf}
      preferences={inSheet ? undefined : preferences}
      onCollapse={onCollapse}
    />
  );
}
