import { Link } from 'wouter';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate } from '#core/lib/dates.ts';
import { Designation } from '#widgets/law/Designation.tsx';
import { routes } from '../../routes.ts';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

type ReviewPlaceProps = { regArt: string; versionDate: string | undefined; words: ReviewWords };

/** The address at which a paragraph is read in a version. */
export const addressOf = (regArt: string, versionDate?: string): string =>
  routes.read.address({ ...splitParagraphId(regArt), versionDate });

/** A paragraph in a version of its text; leads to it. */
export function ReviewPlace({ regArt, versionDate, words }: ReviewPlaceProps) {
  const { cite, text, locale } = words;
  return (
    <span className={styles.place}>
      <Link href={addressOf(regArt, versionDate)} className={styles.link}>
        <Designation>{cite(regArt)}</Designation>
      </Link>
      {versionDate ? (
        <span className={styles.faint}>
          <Designation>{text('review.versionOf', { date: formatDate(versionDate, locale) })}</Designation>
        </span>
      ) : null}
    </span>
  );
}

/** Where one stands now; of what is parked, where it may be read. */
export function PlaceNow({ item, words }: { item: CarriedItem; words: ReviewWords }) {
  const { to, near, versionDate } = item;
  const { text, cite } = words;
  if (to) return <ReviewPlace regArt={to.regArt} versionDate={to.versionDate} words={words} />;
  return (
    <span className={styles.place}>
      <span>{text('review.isParked')}</span>
      {near === undefined ? null : (
        <Link href={addressOf(near, versionDate)} className={styles.link}>
          <Designation>{text('review.near', { place: cite(near) })}</Designation>
        </Link>
      )}
    </span>
  );
}
