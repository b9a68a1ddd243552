import { useMemo, useRef, useState } from 'react';
import { areTogether, changesAmong, sectionsOf, withoutTitle } from '#core/comparison/rows.ts';
import type { Comparison, DifferenceClass } from '#core/contract/main/comparison.ts';
import { comparisonTexts } from '#core/i18n/comparison.ts';
import { useText } from '../app-context.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useRoom } from '../ui/use-room.ts';
import { ComparedRows, Notice } from './ComparedRows.tsx';
import type { ComparisonViewProps } from './comparison-props.ts';
import { ComparisonSceneContext, createComparisonScene, createRowDrawing } from './comparison-scene.ts';
import { roomFor } from './layout.ts';
import * as styles from './plain-comparison.css.ts';
import { HeadLine } from './SideHeads.tsx';
import { StepButtons } from './StepButtons.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { useChanges } from './use-changes.ts';

type PlainComparisonProps = {
  comparison: Comparison;
  /** What the texts of both sides are. */
  heads: { before: string; after: string };
  /** The words for showing what changes alone. */
  onlyLabel: string;
};

/** Two texts side by side or in one, without the versions around them: of texts that are not published. */
export function PlainComparison(props: PlainComparisonProps) {
  return useText(comparisonTexts) === undefined ? null : <Open {...props} />;
}

function Open({ comparison, heads, onlyLabel }: PlainComparisonProps) {
  const view = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const room = useRoom(view, roomFor, 'wide');
  const [only, setOnly] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<DifferenceClass>>(new Set());
  const scene = useMemo(() => sceneOf(comparison), [comparison]);
  const changed = useMemo(() => changesAmong(comparison.rows, chosen), [comparison, chosen]);
  const sections = useMemo(
    () => withoutTitle(sectionsOf(comparison.rows, { only, classes: chosen }), undefined),
    [comparison, only, chosen],
  );
  const layout = room === 'narrow' ? 'inline' : 'side';
  const changes = useChanges(rows, changed, {
    initialRow: undefined,
    areTogether: (row, other) => areTogether(comparison.rows, row, other),
    displayed: `${layout} ${only} ${[...chosen]}`,
    onLook: () => undefined,
  });
  return (
    <ComparisonSceneContext value={scene}>
      <div ref={view} className={styles.view}>
        <div className={styles.tools}>
          <StepButtons changes={changes} />
          <Checkbox label={onlyLabel} checked={only} onChange={(event) => setOnly(event.target.checked)} />
        </div>
        <SummaryLine chosen={chosen} onChoose={setChosen} />
        {/* A click in the text focuses it, so that it scrolls by keys. */}
        <div ref={rows} className={styles.rows} tabIndex={-1}>
          <Notice />
          <ComparedRows
            sections={sections}
            layout={layout}
            changes={changes}
            heads={<HeadLine layout={layout} before={heads.before} after={heads.after} />}
          />
        </div>
      </div>
    </ComparisonSceneContext>
  );
}

const nowhere = () => undefined;

/** Nothing of it leads elsewhere: there is no address of a text that is not published. */
function sceneOf(comparison: Comparison) {
  const { regTextId, language } = comparison.after;
  const props: ComparisonViewProps = {
    regTextId,
    language,
    view: {},
    href: () => '',
    onNavigate: nowhere,
    onClose: nowhere,
  };
  return createComparisonScene(props, comparison, createRowDrawing(comparison), nowhere);
}
