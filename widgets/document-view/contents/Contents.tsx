import { ListChevronsDownUp, ListChevronsUpDown, ListFilter, PanelLeftClose } from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { contentsTexts } from '#core/i18n/contents.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ContentsTree } from './ContentsTree.tsx';
import * as styles from './contents.css.ts';
import type { ContentsItem } from './contents-items.ts';
import { contentsTree, pathTo, visibleRows } from './contents-tree.ts';
import { WidthHandle } from './WidthHandle.tsx';

export type ContentsProps = {
  items: readonly ContentsItem[];
  /** The language of the text. */
  language: LanguageCode;
  /** What the list is called, if it is more than the contents. */
  title?: string | undefined;
  /** The entry that is read. */
  current: string | undefined;
  addressOf: (id: string) => string;
  onChoose: (id: string) => void;
  /** What is told at the end of an entry; the same object for the same entry, since entries are drawn once. */
  markOf?: ((id: string) => ReactNode) | undefined;
  /** Whether a section is open before the user opens or closes it; that of the current entry always is. */
  isOpenAtFirst?: ((id: string) => boolean) | undefined;
  /** Settings of the list below its filter. */
  settings?: ReactNode;
  /** Keeps the width of the column; absent inside a sheet, which has its own bar. */
  preferences?: Pick<PreferenceStore, 'change'> | undefined;
  onCollapse?: (() => void) | undefined;
};

/** The table of contents: a tree that follows the reading, with a filter. */
export function Contents(props: ContentsProps) {
  const { items, language, current, addressOf, onChoose, markOf, isOpenAtFirst, settings, preferences } =
    props;
  const text = useText(contentsTexts);
  const [filter, setFilter] = useState('');
  /** Sections that the user opened or closed; all others open if they contain the current article. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());

  const tree = useMemo(() => contentsTree(items), [items]);
  const around = useMemo(() => pathTo(items, current), [items, current]);
  const isOpen = useMemo(
    () => (id: string) => chosen.get(id) ?? (around.has(id) || isOpenAtFirst?.(id) === true),
    [chosen, around, isOpenAtFirst],
  );
  const rows = useMemo(() => visibleRows(tree, isOpen, filter), [tree, isOpen, filter]);
  const containers = useMemo(() => new Set(items.flatMap(({ parent }) => parent ?? [])), [items]);
  const setAll = (open: boolean) => setChosen(new Map([...containers].map((id) => [id, open])));
  const toggle = (id: string, open: boolean) => setChosen(new Map(chosen).set(id, open));
  if (!text) return null;
  const allOpen = [...containers].every(isOpen);
  const title = props.title ?? text('contents.title');
  const toggleAll = (
    <IconButton
      icon={allOpen ? ListChevronsDownUp : ListChevronsUpDown}
      label={text(allOpen ? 'contents.collapseAll' : 'contents.expandAll')}
      onClick={() => setAll(!allOpen)}
    />
  );

  return (
    <div className={styles.contents}>
      {preferences ? (
        <div className={styles.bar}>
          <p className={styles.title}>{title}</p>
          {toggleAll}
          {props.onCollapse ? (
            <IconButton icon={PanelLeftClose} label={text('contents.hide')} onClick={props.onCollapse} />
          ) : null}
        </div>
      ) : null}
      <div className={styles.narrowing}>
        <label className={styles.filter}>
          <Icon of={ListFilter} size={14} />
          <input
            className={styles.field}
            type="search"
            value={filter}
            placeholder={text('contents.filter')}
            aria-label={text('contents.filter')}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>
        {preferences ? null : toggleAll}
      </div>
      {settings}
      <ContentsTree
        rows={rows}
        isFiltered={filter !== ''}
        label={title}
        language={language}
        current={current}
        around={around}
        addressOf={addressOf}
        markOf={markOf}
        onChoose={onChoose}
        onToggle={toggle}
        onExpandAll={() => setAll(true)}
      />
      {preferences ? <WidthHandle preferences={preferences} /> : null}
    </div>
  );
}
