import { useStore } from '@nanostores/react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { changesAmong, sectionsOf, withoutTitle } from '#core/comparison/rows.ts';
import type { Comparison, DifferenceClass } from '#core/contract/main/comparison.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { compareTexts } from '#core/i18n/compare.ts';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp, useText } from '../app-context.tsx';
import { late } from '../ui/late.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { ChangedContents } from './ChangedContents.tsx';
import { CompareHead } from './CompareHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import { CompareTimeline } from './CompareTimeline.tsx';
import * as styles from './compare.css.ts';
import type { CompareViewProps } from './compare-props.ts';
import { CompareContext, createCompareScene, createRowDrawing } from './compare-scene.ts';
import type { Room } from './layout.ts';
import { Notice } from './Notice.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { keysOfChanges, useChanges } from './use-changes.ts';

const KeysDialog = late(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const WithDialog = late(async () => (await import('./WithDialog.tsx')).WithDialog);

type OpenComparisonProps = { props: CompareViewProps; comparison: Comparison; room: Room };

/** A comparison that is there: head, versions, summary and both texts. */
export function OpenComparison({ props, comparison, room }: OpenComparisonProps) {
  const app = useApp();
  const text = useText<typeof compareTexts | typeof commonTexts>();
  const isApart = props.view.with !== undefined;
  const drawing = useMemo(() => createRowDrawing(comparison, isApart), [comparison, isApart]);
  const scene = useMemo(() => createCompareScene(props, comparison, drawing), [props, comparison, drawing]);
  const preferences = useMemo(() => createReaderPreferences(app.storage), [app]);
  const { keys } = useStore(preferences.$preferences);
  const [chosen, setChosen] = useState<ReadonlySet<DifferenceClass>>(new Set());
  const [dialog, setDialog] = useState<'keys' | 'with' | 'contents'>();
  const rows = useRef<HTMLDivElement>(null);
  const only = props.view.only ?? false;
  const changed = useMemo(() => changesAmong(comparison.rows, chosen), [comparison, chosen]);
  const sections = useMemo(
    () => withoutTitle(sectionsOf(comparison.rows, { only, classes: chosen }), comparison.after.path),
    [comparison, only, chosen],
  );
  const layout = props.view.layout ?? (room === 'narrow' ? 'inline' : 'side');
  const changes = useChanges(rows, changed, [layout, only, ...chosen].join(' '));
  const isWhole = comparison.after.path === undefined && comparison.before.path === undefined;
  const hasContents = isWhole && room === 'widest';
  const close = () => setDialog(undefined);
  const handleKey = keysOfChanges(changes, () => setDialog('keys'));
  const contents = (onChosen?: () => void) => (
    <ChangedContents
      current={changes.current}
      onChoose={(row) => {
        onChosen?.();
        changes.goTo(row);
      }}
    />
  );

  return (
    <CompareContext value={scene}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys act on what has the focus inside */}
      <div className={styles.frame} onKeyDown={keys ? handleKey : undefined}>
        <CompareHead
          changes={changes}
          layout={layout}
          onContents={isWhole && !hasContents ? () => setDialog('contents') : undefined}
          onWith={() => setDialog('with')}
          onKeys={() => setDialog('keys')}
        />
        <CompareTimeline />
        <SummaryLine chosen={chosen} onChoose={setChosen} />
        <div className={styles.body}>
          {hasContents ? (
            <nav className={styles.contents} aria-label={text('compare.contents')}>
              {contents()}
            </nav>
          ) : null}
          <div ref={rows} className={styles.rows}>
            <Notice />
            <CompareRows sections={sections} layout={layout} current={changes.current} />
          </div>
        </div>
      </div>
      <Sheet
        open={dialog === 'contents'}
        onClose={close}
        title={text('compare.contents')}
        closeLabel={text('common.close')}
        side={room === 'narrow' ? 'bottom' : 'start'}
        flush
      >
        {contents(close)}
      </Sheet>
      <Suspense fallback={null}>
        {dialog === 'keys' ? <KeysDialog preferences={preferences} onClose={close} /> : null}
        {dialog === 'with' ? <WithDialog onClose={close} /> : null}
      </Suspense>
    </CompareContext>
  );
}
