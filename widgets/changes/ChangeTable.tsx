import { useStore } from '@nanostores/react';
import { ChevronDown, ChevronRight } from 'lucide';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { TableSettings } from '../table/TableSettings.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChangeDialogs } from './ChangeDialogs.tsx';
import { ChangeCount, StatusTotals } from './ChangeNumbers.tsx';
import * as cells from './cells.css.ts';
import type { ChangeDisplays } from './change-displays.ts';
import { ChangeSceneContext, useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';
import { ExportChanges } from './export/ExportChanges.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import { Switches } from './Switches.tsx';
import { TableOrCalendar } from './TableOrCalendar.tsx';
import { useChangeColumns } from './use-change-columns.tsx';
import { useScene } from './use-change-scene.tsx';
import { type ChangeTableModel, useChangeTable } from './use-change-table.ts';
import { useChangeWords } from './use-change-words.ts';
import { useFoldedWords } from './use-folded-words.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

/** The parts that stand around the rows. */
export type ChangeTableParts = {
  about: ReactNode;
  actions: ReactNode;
  table: ReactNode;
  /** The topic of the change in focus, if one is. */
  topic: string | undefined;
};

export type ChangeTableProps = {
  query: ChangeQuery;
  /** Must be the same function at each draw. */
  onQuery: (change: Partial<ChangeQuery>) => void;
  /** The change to focus on, by its name in addresses. */
  slug: string | undefined;
  /** Focuses on another change, or on none. */
  onSlug: (slug: string | undefined) => void;
  /** The address of what a view shows, for others. */
  hrefOf: (search: string) => string;
  /** What is said of a change below its row. Must be the same function as long as it draws the same. */
  detail: (change: Change) => ReactNode;
  /** Called when the detail of a change is opened. */
  onOpened?: ((change: Change) => void) | undefined;
  /** Whether nobody edits here. */
  readOnly?: boolean;
  /** The absolute address of a change alone, which exported files link; without one they do not. */
  addressOf?: ((slug: string) => string | undefined) | undefined;
  /** Called with the name of an exported file before it is made; false cancels it. */
  onDownload?: ((name: string) => boolean) | undefined;
  /** What else a page shows of what is filtered. */
  displays?: ChangeDisplays | undefined;
  /** Puts the parts together: a page has another head than an element. */
  frame: (parts: ChangeTableParts) => ReactNode;
};

/** Regulatory changes of both origins. Its texts must have been loaded. */
export function ChangeTable(props: ChangeTableProps) {
  const { query, onQuery, slug, onOpened, readOnly } = props;
  const { part, notices } = useApp();
  const store = part(changes);
  const words = useChangeWords();
  const source = useStore(store.$changes);
  useEffect(() => void store.load(words.language), [store, words.language]);
  const known = loadedValue(source);
  const all = known ?? noChanges;
  useFoldedWords(all);
  const { scene, dialog, setDialog } = useScene(words, all, readOnly);
  const only = useMemo(() => (slug ? all.find((change) => change.slug === slug) : undefined), [all, slug]);
  const { toggle, detail, open } = useOpened({ all, only, detail: props.detail, onOpened });
  const columns = useChangeColumns({
    words,
    areas: scene.areas,
    mayEdit: scene.mayEdit,
    toggle,
  });
  const table = useChangeTable({ all, only, words, query, onQuery, columns, detail });
  const { text } = words;
  return (
    <ChangeSceneContext value={scene}>
      {props.frame({
        topic: only?.topic,
        about: <ChangeCount table={table} isKnown={known !== undefined} />,
        actions: (
          <Actions
            {...props}
            table={table}
            isOne={only !== undefined}
            onNew={() => setDialog({ kind: 'new' })}
          />
        ),
        table: (
          <>
            {slug && known ? (
              <FocusNote slug={slug} isThere={only !== undefined} onAll={() => props.onSlug(undefined)} />
            ) : null}
            <OutdatedNote />
            <TableOrCalendar
              displays={props.displays}
              only={only}
              filtered={{ changes: table.matching, query, onQuery }}
              isKnown={all.length > 0}
            >
              <DataTable
                caption={text('changes.title')}
                table={table}
                source={source}
                failedTitle={text('changes.loadFailed')}
                onRetry={() => void store.load(words.language)}
                empty={<EmptyState text={text('changes.none')} />}
                totals={<StatusTotals matching={table.matching} />}
              />
            </TableOrCalendar>
          </>
        ),
      })}
      <ChangeDialogs
        dialog={dialog}
        save={scene.save}
        decline={async (change, reason) => (await store.decide(change, 'decline', reason)) !== false}
        onClose={() => setDialog(undefined)}
        onSaved={(change) => {
          open(keyOf(change));
          if (dialog?.kind === 'new')
            notices.tell({
              kind: 'success',
              key: 'changes.created',
              // It may stand on another page, or be filtered out.
              action: { key: 'changes.showCreated', run: () => props.onSlug(change.slug) },
            });
        }}
      />
    </ChangeSceneContext>
  );
}

const noChanges: readonly Change[] = [];

type OpenedOptions = Pick<ChangeTableProps, 'detail' | 'onOpened'> & {
  all: readonly Change[];
  only: Change | undefined;
};

/** Which rows are opened, with what they show; the change in focus is open at first. */
function useOpened({ all, only, detail: draw, onOpened }: OpenedOptions) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const focused = only && keyOf(only);
  const set = useCallback((key: string, isOpen?: boolean) => {
    setOpened((now) => {
      const next = new Set(now);
      if (isOpen ?? !now.has(key)) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  useEffect(() => {
    if (focused) set(focused, true);
  }, [focused, set]);
  const reported = useRef(opened);
  const tell = useEffectEvent((before: ReadonlySet<string>) => {
    const isOpened = (key: string) => opened.has(key) && !before.has(key);
    for (const change of all) if (isOpened(keyOf(change))) onOpened?.(change);
  });
  useEffect(() => {
    const before = reported.current;
    reported.current = opened;
    if (opened !== before) tell(before);
  }, [opened]);
  const toggle = useCallback(
    (change: Change) => (
      <Toggle change={change} isOpen={opened.has(keyOf(change))} onToggle={() => set(keyOf(change))} />
    ),
    [opened, set],
  );
  const detail = useCallback(
    (change: Change) =>
      // Asked of all rows, of which most often none is open.
      opened.size > 0 && opened.has(keyOf(change)) ? draw(change) : undefined,
    [opened, draw],
  );
  return { toggle, detail, open: (key: string) => set(key, true) };
}

type ToggleProps = { change: Change; isOpen: boolean; onToggle: () => void };

function Toggle({ change, isOpen, onToggle }: ToggleProps) {
  const { text } = useChangeScene().words;
  return (
    <button
      type="button"
      className={cells.toggle}
      aria-expanded={isOpen}
      aria-label={text('changes.showDetail', { topic: change.topic })}
      onClick={onToggle}
    >
      <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
    </button>
  );
}

type ActionsProps = ChangeTableProps & { table: ChangeTableModel; isOne: boolean; onNew: () => void };

function Actions(props: ActionsProps) {
  const { query, onQuery, hrefOf, addressOf, onDownload, displays, table, isOne, onNew } = props;
  const { words, mayEdit } = useChangeScene();
  const isCalendar = displays !== undefined && !isOne && query.view === 'calendar';
  return (
    <div className={displays ? styles.screenActions : styles.actions}>
      {displays && !isOne ? <displays.Choice query={query} onQuery={onQuery} /> : null}
      <Switches query={query} onQuery={onQuery} />
      <span className={styles.rule} aria-hidden="true" />
      <ViewsMenu query={query} onQuery={onQuery} hrefOf={hrefOf} />
      {isCalendar ? null : <TableSettings table={table} />}
      <ExportChanges
        table={table}
        query={query}
        isOne={isOne}
        addressOf={addressOf}
        onDownload={onDownload}
      />
      {mayEdit ? (
        <Button kind="primary" onClick={onNew}>
          {words.text('changes.newChange')}
        </Button>
      ) : null}
    </div>
  );
}

type FocusNoteProps = { slug: string; isThere: boolean; onAll: () => void };

/** That one change is displayed, or that there is none with the name in the address, so that all are. */
function FocusNote({ slug, isThere, onAll }: FocusNoteProps) {
  const { text } = useChangeScene().words;
  return (
    <div className={styles.note} role="status">
      <span>{isThere ? text('changes.oneChange') : text('changes.unknownSlug', { slug })}</span>
      {isThere ? (
        <Button size="small" onClick={onAll}>
          {text('changes.showAll')}
        </Button>
      ) : null}
    </div>
  );
}
