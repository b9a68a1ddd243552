import { useStore } from '@nanostores/react';
import { ArrowRightLeft } from 'lucide';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { review } from '#core/carry-over/review.ts';
import { byHand, type CarriedMark } from '#core/contract/domain/carried-mark.ts';
import type { PlaceWithWords } from '#core/contract/domain/carry-over.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { reviewTexts } from '#core/i18n/review.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePlaceName } from '../use-place-name.ts';
import { CarriedWords } from './CarriedWords.tsx';
import * as styles from './carry-over.css.ts';
import { outcomeIcons } from './outcome-icons.ts';

/** Draws a link to one in the review queue. */
export type QueueLink = (caid: string, words: ReactNode, className: string) => ReactNode;

type CarriedLineProps = { mark: CarriedMark; place: PanelPlace; queueLink: QueueLink | undefined };

/** How a comment or an answer came to the version that is read; opens in place what differs. */
export function CarriedLine({ mark, place, queueLink }: CarriedLineProps) {
  const text = useText(reviewTexts);
  const [open, setOpen] = useState(false);
  const part = useId();
  if (!text) return null;
  const hand = byHand(mark);
  return (
    <div className={styles.mark}>
      <button
        type="button"
        className={classes(styles.markButton, mark.open && styles.waiting)}
        aria-expanded={open}
        aria-controls={open ? part : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={hand === 'moved' ? ArrowRightLeft : outcomeIcons[mark.outcome]} size={12} />
        {nameOf(mark, text)}
      </button>
      {open ? (
        <div id={part} className={styles.opened}>
          <Opened mark={mark} place={place} queueLink={queueLink} />
        </div>
      ) : null}
    </div>
  );
}

type ReviewText = ReturnType<typeof useLoadedText<typeof reviewTexts>>;

/** What happened, and what somebody made of it. */
function nameOf(mark: CarriedMark, text: ReviewText): string {
  const hand = byHand(mark);
  const outcome = text(`review.outcome-${mark.outcome}`);
  if (mark.open) return text('review.toReview', { outcome });
  if (hand) return text(hand === 'moved' ? 'review.movedByHand' : 'review.parkedByHand');
  return mark.state === 'parked' ? text('review.parkedHere', { outcome }) : outcome;
}

function Opened({ mark, place, queueLink }: CarriedLineProps) {
  const { caid, outcome } = mark;
  const hand = byHand(mark);
  const { detail, loadDetail } = useApp().part(review);
  const text = useLoadedText<typeof reviewTexts | typeof commonTexts>();
  const loadable = useStore(detail(caid));
  useEffect(() => void loadDetail(caid), [loadDetail, caid]);
  const known = loadedValue(loadable);
  if (loadable.state === 'failed')
    return <FailedState error={loadable.error} onRetry={() => void loadDetail(caid)} />;
  if (!known) return <Skeleton lines={3} label={text('common.loading')} />;
  return (
    <>
      <p>{text(hand ? `review.why-${hand}ByHand` : `review.why-${outcome}`)}</p>
      <From from={known.from} place={place} />
      <CarriedWords detail={known} />
      {queueLink ? <p>{queueLink(caid, text('review.inQueue'), styles.link)}</p> : null}
    </>
  );
}

/** Where it stood. */
function From({ from: { regArt, versionDate }, place }: { from: PlaceWithWords; place: PanelPlace }) {
  const text = useLoadedText<typeof reviewTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const name = usePlaceName(regArt, place);
  const date = versionDate && text('review.versionOf', { date: formatDate(versionDate, locale) });
  return (
    <p>
      {text('review.before')}: <Designation>{[name, date].filter(Boolean).join(', ')}</Designation>
    </p>
  );
}
