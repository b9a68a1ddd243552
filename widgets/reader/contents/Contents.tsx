import { useStore } from '@nanostores/react';
import { ListChevronsDownUp, ListChevronsUpDown, ListFilter, PanelLeftClose } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { unitsAround } from '#core/regulations/place.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useScene } from '../reader-scene.ts';
import { ContentsRows } from './ContentsRows.tsx';
import * as styles from './contents.css.ts';
import { contentsTree, visibleRows } from './contents-tree.ts';

type ContentsProps = {
  /** Inside a sheet, which has its own bar and closes when an entry is chosen. */
  inSheet?: boolean;
  onChosen?: () => void;
  onCollapse?: () => void;
};

/** The table of contents: a tree that follows the reading, with a filter. */
export function Contents({ inSheet = false, onChosen, onCollapse }: ContentsProps) {
  const { entries, $current } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const current = entries[useStore($current)];
  const [filter, setFilter] = useState('');
  /** Sections that the user opened or closed; all others open if they contain the current article. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const field = useRef<HTMLInputElement>(null);

  const tree = useMemo(() => contentsTree(entries), [entries]);
  const around = useMemo(
    () => new Set(current ? [...unitsAround(entries, current), current].map((entry) => entry.id) : []),
    [entries, current],
  );
  const rows = useMemo(
    () => visibleRows(tree, (id) => chosen.get(id) ?? around.has(id), filter),
    [tree, chosen, around, filter],
  );
  const containers = useMemo(
    () => entries.filter((entry, index) => entries[index + 1]?.parent === entry.id),
    [entries],
  );
  const setAll = (open: boolean) => setChosen(new Map(containers.map((entry) => [entry.id, open])));
  const allOpen = containers.every((entry) => chosen.get(entry.id) ?? around.has(entry.id));
  const toggle = (id: string, open: boolean) => setChosen(new Map(chosen).set(id, open));

  return (
    <div className={styles.contents}>
      <div className={styles.bar}>
        {inSheet ? (
          <span className={styles.title} />
        ) : (
          <h3 className={styles.title}>{text('reader.contents')}</h3>
        )}
        <IconButton
          icon={allOpen ? ListChevronsDownUp : ListChevronsUpDown}
          label={text(allOpen ? 'reader.collapseAll' : 'reader.expandAll')}
          onClick={() => setAll(!allOpen)}
        />
        {onCollapse ? (
          <IconButton icon={PanelLeftClose} label={text('reader.hideContents')} onClick={onCollapse} />
        ) : null}
      </div>
      <label className={styles.filter}>
        <Icon of={ListFilter} size={14} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          value={filter}
          placeholder={text('reader.filterContents')}
          aria-label={text('reader.filterContents')}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      <ContentsRows
        rows={rows}
        current={current}
        around={around}
        onToggle={toggle}
        onExpandAll={() => setAll(true)}
        {...(onChosen ? { onChosen } : {})}
        empty={text('reader.nothingFiltered')}
      />
    </div>
  );
}
