import { ChevronDown, ChevronUp } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './head.css.ts';
import type { Changes } from './use-changes.ts';

/** To the previous and next change, and which of how many is the current one. */
export function StepButtons({ changes: { position, total, step } }: { changes: Changes }) {
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={text('compare.previousChange')}
        shortcut="p"
        disabled={total === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={text('compare.nextChange')}
        shortcut="n"
        disabled={total === 0}
        onClick={() => step(1)}
      />
      <span className={styles.position} role="status">
        {total === 0
          ? text('compare.noChange')
          : text('compare.position', { at: position === undefined ? '–' : position + 1, total })}
      </span>
    </>
  );
}
