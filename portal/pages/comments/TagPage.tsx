import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { nameOf } from '#core/comment-list/columns.ts';
import { inbox } from '#core/comment-list/inbox.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { commentListTexts } from '#core/i18n/commentlist.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { PlaceLink } from './CommentDetail.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './comments.css.ts';
import { Thread } from './Thread.tsx';
import { useCommentWords } from './use-comment-words.ts';

/** Where the mail about a mention leads: the comment, and a button that ends the mention. Opening it ends nothing. */
export function TagPage() {
  const { icid = '' } = useParams<{ icid: string }>();
  return useText(commentListTexts) ? <Tag key={icid} icid={icid} /> : <PagePending />;
}

function Tag({ icid }: { icid: string }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof commentListTexts>();
  const { loaded, retry } = useLoaded('load a comment', icid, () => domain.comment({ icid }));
  if (loaded.state === 'idle' || loaded.state === 'loading') return <PagePending />;
  return (
    <PageFrame title={text('commentlist.tagTitle')} width="column">
      {loaded.state === 'ready' ? (
        <Mention first={loaded.value} />
      ) : loaded.error.status === 404 || loaded.error.status === 400 ? (
        <EmptyState text={text('commentlist.tagGone')} action={<ToComments />} />
      ) : (
        <FailedState error={loaded.error} title={text('commentlist.failed')} onRetry={retry} />
      )}
    </PageFrame>
  );
}

function ToComments() {
  const text = useLoadedText<typeof commentListTexts>();
  return (
    <Link href={routes.comments.address()} className={styles.link}>
      {text('commentlist.toComments')}
    </Link>
  );
}

function Mention({ first }: { first: Comment }) {
  const { part, session } = useApp();
  const text = useLoadedText<typeof commentListTexts>();
  const words = useCommentWords();
  const { read } = part(inbox);
  const [comment, setComment] = useState(first);
  const { user } = useStore(session.$session);
  const tag = comment.tags.find(({ userId }) => userId === user?.id);
  const isOpen = tag?.open === true;
  const { icid } = first;
  useEffect(() => {
    if (isOpen) void read([icid]);
  }, [read, icid, isOpen]);
  const moment = formatMinute(comment.editDate, localeOf(words.interfaceLanguage));
  return (
    <article className={styles.stack}>
      <p className={styles.meta}>
        {text('commentlist.tagAbout', { name: nameOf(comment.author, words), moment })}
      </p>
      <CommentText comment={comment} words={words} />
      <Outcome comment={comment} isOpen={tag?.open} onChange={setComment} />
      <PlaceLink comment={comment} words={words} />
      {comment.replies > 0 || comment.parent !== undefined ? (
        <Thread comment={comment} words={words} />
      ) : null}
      <ToComments />
    </article>
  );
}

type OutcomeProps = {
  comment: Comment;
  /** Undefined where the user has no tag. */
  isOpen: boolean | undefined;
  onChange: (comment: Comment) => void;
};

/** Ends the mention or opens it again. The button keeps its place, and so the focus. */
function Outcome({ comment, isOpen, onChange }: OutcomeProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { resolve } = useApp().part(inbox);
  const [busy, setBusy] = useState(false);
  if (isOpen === undefined) return <p className={styles.meta}>{text('commentlist.tagNone')}</p>;
  async function turn() {
    setBusy(true);
    const changed = await resolve(comment.icid, isOpen);
    if (changed) onChange(changed);
    setBusy(false);
  }
  return (
    <>
      <p role="status" className={styles.meta}>
        {isOpen ? null : text('commentlist.tagIsEnded')}
      </p>
      <Button kind={isOpen ? 'primary' : 'plain'} busy={busy} onClick={() => void turn()}>
        {text(isOpen ? 'commentlist.tagResolve' : 'commentlist.tagReopen')}
      </Button>
    </>
  );
}
