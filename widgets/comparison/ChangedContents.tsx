import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type ChangedEntry, changedEntries, onlyChanged } from '#core/comparison/contents.ts';
import { nameOfRow } from '#core/comparison/rows.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import { Contents } from '../document-view/contents/Contents.tsx';
import * as styles from './changed-contents.css.ts';
import { changedItems, idOfRow, rowOfId, sectionsWithChanges } from './changed-items.ts';
import { placeIn } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';

type ChangedContentsProps = {
  current: number | undefined;
  onChoose: (row: number) => void;
  /** Keeps the width of the column; absent inside a sheet. */
  preferences?: Pick<PreferenceStore, 'change'> | undefined;
};

/** Drawn empty at first, so that the first change does not wait for hundreds of entries. */
const none: readonly ChangedEntry[] = [];

/** The contents of both texts in one tree, each article with its change. Sections with changes are open. */
export function ChangedContents({ current, onChoose, preferences }: ChangedContentsProps) {
  const scene = useComparisonScene();
  const { comparison, language, nameOf, isNeutral, props } = scene;
  const text = useLoadedText<typeof comparisonTexts>();
  const [isOwnFilter, setIsOwnFilter] = useState(false);
  // Where the text has changed paragraphs only, the contents have their articles only.
  const isFiltered = props.view.only ?? false;
  const isNarrowed = isFiltered || isOwnFilter;
  const all = useMemo(() => changedEntries(comparison), [comparison]);
  const listed = useMemo(() => (isNarrowed ? onlyChanged(all) : all), [all, isNarrowed]);
  const entries = useDeferredValue(listed, none);
  const items = useMemo(
    () => changedItems(entries, { language, nameOf, isNeutral }),
    [entries, language, nameOf, isNeutral],
  );
  const marks = useMemo(
    () => new Map(entries.map((entry) => [idOfRow(entry.row), drawMark(entry, isNeutral, text)])),
    [entries, isNeutral, text],
  );
  const withChanges = useMemo(() => sectionsWithChanges(entries, items), [entries, items]);
  const currentRow = entries.findLast((entry) => current !== undefined && entry.row <= current)?.row;
  const choose = useCallback((id: string) => onChoose(rowOfId(id)), [onChoose]);
  const addressOf = (id: string) => {
    const row = comparison.rows[rowOfId(id)];
    return props.href(placeIn(props), { ...props.view, at: row && nameOfRow(row) });
  };
  return (
    <Contents
      items={items}
      language={language}
      title={text('compare.contents')}
      current={currentRow === undefined ? undefined : idOfRow(currentRow)}
      addressOf={addressOf}
      onChoose={choose}
      markOf={(id) => marks.get(id)}
      isOpenAtFirst={(id) => withChanges.has(id)}
      preferences={preferences}
      settings={
        isFiltered ? null : (
          <label className={styles.filter}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isOwnFilter}
              onChange={(event) => setIsOwnFilter(event.target.checked)}
            />
            {text('compare.filterContents')}
          </label>
        )
      }
    />
  );
}

function drawMark({ change }: ChangedEntry, isNeutral: boolean, text: TextOf<typeof comparisonTexts>) {
  if (!change) return undefined;
  return (
    <span className={styles.mark}>
      <span className={styles.sign[change]} aria-hidden="true" />
      {text(`compare.${isNeutral ? 'apart' : 'row'}-${change}`)}
    </span>
  );
}
