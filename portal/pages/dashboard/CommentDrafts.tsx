import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { changeOfPlace } from '#core/comments/commented-change.ts';
import { storedComments } from '#core/comments/stored-form.ts';
import { drafts } from '#core/drafts/drafts.ts';
import { commentTexts } from '#core/i18n/comments.ts';
import { draftTexts } from '#core/i18n/drafts.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { truncate } from '#core/lib/truncate.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import * as styles from './dashboard.css.ts';

/** The user's comments that were not saved on this device; each leads to its place, where it is gone on with. */
export function useUnsavedComments() {
  const { part, session } = useApp();
  const all = part(drafts);
  const { user } = useStore(session.$session);
  useStore(all.$changes);
  const email = user?.email ?? '';
  return storedComments(all.of(email)).map((comment) => ({
    ...comment,
    discard: () => all.keep(email, comment.name, undefined),
  }));
}

const addressOf = (place: string) =>
  changeOfPlace(place) ? routes.changes.address() : routes.read.address(splitParagraphId(place));

type CommentDraftsProps = { unsaved: ReturnType<typeof useUnsavedComments>; locale: string };

export function CommentDrafts({ unsaved, locale }: CommentDraftsProps) {
  const text = useText(commentTexts);
  const draftText = useText(draftTexts);
  if (!text || !draftText) return null;
  return unsaved.map(({ name, at, form, regArt, discard }) => (
    <li key={name} className={styles.row}>
      <span className={styles.date}>{formatDate(today(at), locale)}</span>
      <span className={styles.draft}>
        <span className={styles.short}>{text('comments.text')}</span>{' '}
        <span className={styles.long}>
          {truncate(Object.values(form.texts).find(Boolean)?.trim() ?? '', 120)}
        </span>
      </span>
      <span className={styles.actions}>
        {regArt === undefined ? null : (
          <Link href={addressOf(regArt)} className={styles.link}>
            {draftText('drafts.goOn')}
          </Link>
        )}
        <Button size="small" kind="quiet" onClick={discard}>
          {draftText('drafts.discard')}
        </Button>
      </span>
    </li>
  ));
}
