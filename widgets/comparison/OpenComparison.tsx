import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import {
  areTogether,
  changesAmong,
  nameOfRow,
  rowNamed,
  sectionsOf,
  withoutTitle,
} from '#core/comparison/rows.ts';
import { comparisons } from '#core/comparison/store.ts';
import { type Comparison, type DifferenceClass, differenceClasses } from '#core/contract/main/comparison.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { columnStyle } from '../document-view/contents/contents-width.ts';
import { DocumentFrame } from '../document-view/DocumentView.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ChangedContents } from './ChangedContents.tsx';
import { ComparedRows, Notice } from './ComparedRows.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonTimeline } from './ComparisonTimeline.tsx';
import * as styles from './comparison.css.ts';
import { placeIn } from './comparison-places.ts';
import type { ComparisonViewProps } from './comparison-props.ts';
import {
  type ComparisonScene,
  ComparisonSceneContext,
  createComparisonScene,
  createRowDrawing,
  useComparisonScene,
} from './comparison-scene.ts';
import { keysOfChanges, usePageKeys } from './keys-of-changes.ts';
import type { Room } from './layout.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { useChanges } from './use-changes.ts';

const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const WithDialog = lazyComponent(async () => (await import('./WithDialog.tsx')).WithDialog);

type OpenComparisonProps = { props: ComparisonViewProps; comparison: Comparison; room: Room };

/** A loaded comparison: head, versions, summary and both texts. */
export function OpenComparison({ props, comparison, room }: OpenComparisonProps) {
  const app = useApp();
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  const scene = useCreatedScene(props, comparison);
  const preferences = useMemo(() => createReaderPreferences(app.storage), [app]);
  const { keys, contentsWidth } = useStore(preferences.$preferences);
  const [dialog, setDialog] = useState<'keys' | 'with' | 'contents'>();
  const timeline = useTimeline();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { only = false, at } = props.view;
  const { classes, chosen, changed, sections } = useDisplayedRows(props, comparison);
  const layout = props.view.layout ?? (room === 'narrow' ? 'inline' : 'side');
  const [initialRow] = useState(() => (at === undefined ? undefined : rowNamed(comparison.rows, at)));
  const handleLook = (index: number) => {
    const row = comparison.rows[index];
    if (row) props.onNavigate(placeIn(props), { ...props.view, at: nameOfRow(row) }, 'replace');
  };
  const changes = useChanges(rows, changed, {
    initialRow,
    areTogether: (row, other) => areTogether(comparison.rows, row, other),
    displayed: `${layout} ${only} ${classes}`,
    onLook: handleLook,
  });
  const isWhole = comparison.after.path === undefined && comparison.before.path === undefined;
  const hasContents = isWhole && room === 'widest';
  const handleKey = keys ? keysOfChanges(changes, () => setDialog('keys')) : undefined;
  usePageKeys(frame, props.keysOnPage ? handleKey : undefined);
  const contents = (onChosen?: () => void) => (
    <ChangedContents
      preferences={onChosen ? undefined : preferences}
      current={changes.viewedRow}
      onChoose={(row) => {
        onChosen?.();
        changes.goTo(row);
      }}
    />
  );
  const column = hasContents
    ? { ...contentsLook(contentsWidth), label: text('compare.contents'), content: contents() }
    : undefined;

  return (
    <ComparisonSceneContext value={scene}>
      <DocumentFrame
        ref={frame}
        look={{ frame: styles.frame, row: styles.row }}
        onKeyDown={handleKey}
        head={
          <>
            <ComparisonHead
              changes={changes}
              layout={layout}
              room={room}
              {...timeline}
              onContents={isWhole && !hasContents ? () => setDialog('contents') : undefined}
              onWith={() => setDialog('with')}
              onKeys={() => setDialog('keys')}
            />
            {room !== 'narrow' || timeline.hasTimeline ? <ComparisonTimeline /> : null}
            <Summary chosen={chosen} />
          </>
        }
        contents={column}
      >
        {/* A click in the text focuses it, so that its keys act. */}
        <div ref={rows} className={styles.rows} tabIndex={-1}>
          <Notice />
          <ComparedRows sections={sections} layout={layout} changes={changes} />
        </div>
      </DocumentFrame>
      <Sheet
        open={dialog === 'contents'}
        onClose={() => setDialog(undefined)}
        title={text('compare.contents')}
        closeLabel={text('common.close')}
        side={room === 'narrow' ? 'bottom' : 'start'}
        flush
      >
        {contents(() => setDialog(undefined))}
      </Sheet>
      {dialog === 'keys' ? (
        <KeysDialog preferences={preferences} props={props} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'with' ? <WithDialog onClose={() => setDialog(undefined)} /> : null}
    </ComparisonSceneContext>
  );
}

const contentsLook = (width: number | null) => ({
  className: styles.contents,
  style: columnStyle(width),
});

/** Whether the versions in time are displayed where they are folded at first. */
function useTimeline() {
  const [hasTimeline, setHasTimeline] = useState(false);
  return { hasTimeline, onTimeline: () => setHasTimeline(!hasTimeline) };
}

/** The counts; a chosen class narrows the rows. */
function Summary({ chosen }: { chosen: ReadonlySet<DifferenceClass> }) {
  const { go, props } = useComparisonScene();
  const choose = (next: ReadonlySet<DifferenceClass>) =>
    go({ place: placeIn(props), view: { ...props.view, classes: [...next] } }, 'replace');
  return <SummaryLine chosen={chosen} onChoose={choose} />;
}

/** The rows that match the settings, and the changes among them. */
function useDisplayedRows(props: ComparisonViewProps, comparison: Comparison) {
  const { only = false } = props.view;
  const classes = props.view.classes?.join() ?? '';
  const chosen = useMemo(
    () => new Set(differenceClasses.filter((kind) => classes.split(',').includes(kind))),
    [classes],
  );
  const changed = useMemo(() => changesAmong(comparison.rows, chosen), [comparison, chosen]);
  const sections = useMemo(
    () => withoutTitle(sectionsOf(comparison.rows, { only, classes: chosen }), comparison.after.path),
    [comparison, only, chosen],
  );
  return { classes, chosen, changed, sections };
}

function useCreatedScene(props: ComparisonViewProps, comparison: Comparison): ComparisonScene {
  const store = useApp().part(comparisons);
  const drawing = useMemo(() => createRowDrawing(comparison), [comparison]);
  return useMemo(
    () => createComparisonScene(props, comparison, drawing, store.comparison),
    [props, comparison, drawing, store],
  );
}
