import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { Contents as ContentsView } from '../../document-view/contents/Contents.tsx';
import { itemsOf } from '../../document-view/contents/contents-items.ts';
import { useScene } from '../reader-scene.ts';

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
  return (
    <ContentsView
      items={items}
      language={language}
      current={current}
      addressOf={addressOf}
      onChoose={choose}
      preferences={inSheet ? undefined : preferences}
      onCollapse={onCollapse}
    />
  );
}
