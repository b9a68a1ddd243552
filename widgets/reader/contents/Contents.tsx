import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { Contents as ContentsView } from '../../document-view/contents/Contents.tsx';
import { itemsOf } from '../../document-view/contents/contents-items.ts';
import { lazyCode, useLazyCode } from '../../ui/lazy-component.tsx';
import { useScene } from '../reader-scene.ts';
import { useCommentCounts } from '../use-comment-counts.ts';
import { useOfVersion } from '../use-of-version.ts';

const marksCode = lazyCode(async () => (await import('./contents-marks.tsx')).contentsMarks);

type ContentsProps = {
  /** Inside a sheet, which has its own bar and closes when an entry is chosen. */
  inSheet?: boolean;
  onChosen?: () => void;
  onCollapse?: () => void;
};

/** The table of contents of the open document. */
export function Contents({ inSheet = false, onChosen, onCollapse }: ContentsProps) {
  const { entries, language, nameOf, $current, preferences, addressOf, goTo, props } = useScene();
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
  const units = useOfVersion(props.assuranceProgress);
  const { loaded } = useLazyCode(marksCode, counts !== undefined || (units?.length ?? 0) > 0);
  const marks = useMemo(() => loaded?.(items, { counts, units }), [loaded, items, counts, units]);
  return (
    <ContentsView
      items={items}
      language={language}
      current={current}
      addressOf={addressOf}
      onChoose={choose}
      markOf={marks?.markOf}
      settings={marks?.summary}
      preferences={inSheet ? undefined : preferences}
      onCollapse={onCollapse}
    />
  );
}
