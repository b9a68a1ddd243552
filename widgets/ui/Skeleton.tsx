import { indexes } from '#core/lib/indexes.ts';
import * as styles from './states.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Uneven like lines of text; the same in each draw, so that nothing flickers. */
const widths = ['92%', '78%', '85%', '64%', '88%', '71%'];

/** Placeholders for lines that are loading. */
export function Skeleton({ lines, label, className }: { lines: number; label: string; className?: string }) {
  return (
    <div className={className ?? styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {indexes(lines).map((index) => (
        <div
          key={index}
          className={styles.line}
          style={{ inlineSize: widths[index % widths.length] }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
