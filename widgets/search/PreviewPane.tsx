import { ArrowUpRight, ChevronDown, ChevronUp } from 'lucide';
import type { ReactNode } from 'react';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import * as buttons from '../ui/button.css.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { placeOf } from './hit-place.ts';
import { PlaceLink } from './PlaceLink.tsx';
import * as styles from './results.css.ts';
import type { PlaceHome } from './results-props.ts';

type PreviewPaneProps = PlaceHome & {
  hit: SearchHit;
  request: SearchRequest;
  /** Position among all hits, from 1. */
  at: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  canStep: (by: 1 | -1) => boolean;
  children: ReactNode;
};

/** The whole article of the chosen hit; another feature draws the text. */
export function PreviewPane({
  hit,
  request,
  at,
  total,
  onStep,
  canStep,
  children,
  ...home
}: PreviewPaneProps) {
  const text = useLoadedText<typeof searchTexts>();
  const label = text('search.openHit');
  return (
    <aside className={styles.preview} aria-label={text('search.preview')}>
      <div className={styles.previewHead}>
        <p className={styles.previewTitle}>
          <span className={styles.previewName}>{text('search.preview')}</span>{' '}
          {text('search.previewOf', { at, total })}
        </p>
        {/* Not `disabled` at the ends: that would take the focus away from users who step by keyboard. */}
        <IconButton
          icon={ChevronUp}
          label={text('search.previousHit')}
          shortcut="k"
          aria-disabled={!canStep(-1) || undefined}
          onClick={() => canStep(-1) && onStep(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={text('search.nextHit')}
          shortcut="j"
          aria-disabled={!canStep(1) || undefined}
          onClick={() => canStep(1) && onStep(1)}
        />
        <Tooltip text={label}>
          <PlaceLink
            {...home}
            place={placeOf(hit, request)}
            className={classes(buttons.kind.quiet, buttons.square)}
          >
            <Icon of={ArrowUpRight} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </PlaceLink>
        </Tooltip>
      </div>
      <section
        data-preview
        className={styles.previewBody}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`${hit.number} ${hit.shortName}`}
      >
        {children}
      </section>
    </aside>
  );
}
