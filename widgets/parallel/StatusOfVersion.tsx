import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { today } from '#core/lib/dates.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { placeAt, useScene } from './parallel-scene.ts';

/** Whether the reading date is in the future, for which only the changes known today are included. */
export const isReadAhead = (
  { versionDate }: Pick<ParallelViewProps, 'versionDate'>,
  { status }: Pick<RegulationDocument, 'status'>,
  now: number,
): boolean => status === 'future' || (status === 'inForce' && (versionDate ?? '') > today(now));

/** Says that a version is no longer in force, or not yet. */
export function StatusOfVersion() {
  const { status } = useScene().opened.document;
  const text = useLoadedText<typeof parallelTexts>();
  return status === 'inForce' ? null : (
    <strong className={styles.status}>{text(`parallel.status-${status}`)} </strong>
  );
}

type ToTodayProps = {
  props: ParallelViewProps;
  /** Path of the current place. */
  current: string | undefined;
};

/** A link to the same place today, if another version or day is displayed. */
export function ToToday({ props, current }: ToTodayProps) {
  const { document, languages } = useScene().opened;
  const { now } = useApp();
  const text = useLoadedText<typeof parallelTexts>();
  const isOther = document.status !== 'inForce' || isReadAhead(props, document, now());
  if (!isOther || !document.currentVersion) return null;
  return (
    <Button
      size="small"
      onClick={() =>
        props.onNavigate({ ...placeAt(props, current), versionDate: undefined }, { languages }, 'push')
      }
    >
      {text('parallel.toToday')}
    </Button>
  );
}
