import { useStore } from '@nanostores/react';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import { changeOfPlace } from '#core/comments/commented-change.ts';
import { mayWrite } from '#core/comments/me.ts';
import { type CommentPlace, comments } from '#core/comments/store.ts';
import { type Thread, threadsOf } from '#core/comments/threads.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BeginComment } from './BeginComment.tsx';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';
import { ProviderItem } from './ProviderItem.tsx';
import type { WritingScene } from './use-writing.ts';

const CommentEditor = lazyComponent(async () => (await import('./CommentEditor.tsx')).CommentEditor);

type CommentListProps = { own: Loadable<readonly Comment[]>; listed: CommentPlace };

/** The threads of a place, and what the provider says of it. Each server may fail by itself. */
export function CommentList({ own, listed }: CommentListProps) {
  const store = useApp().part(comments);
  const { me, writing } = useComments();
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  const provider = useStore(store.provider(listed));
  const threads = threadsOf(withTarget(loadedValue(own) ?? [], writing));
  const ofProvider = loadedValue(provider) ?? [];
  const both: readonly Loadable<unknown>[] = [own, provider];
  const isLoading = both.some((one) => loadedValue(one) === undefined && one.state !== 'failed');
  const isEmpty = !isLoading && own.state !== 'failed' && provider.state !== 'failed';
  const retry = () => void store.load(listed);
  const isOfChange = changeOfPlace(listed.completeParagraphID) !== undefined;
  const isNew = writing.open?.editor.writing.kind === 'new';
  return (
    <>
      {isNew ? (
        <div className={styles.pad}>
          <CommentEditor />
        </div>
      ) : me && mayWrite(me) ? (
        <BeginComment />
      ) : null}
      {own.state === 'failed' ? (
        <div className={styles.empty}>
          <FailedState error={own.error} onRetry={retry} />
        </div>
      ) : null}
      {threads.length + ofProvider.length > 0 ? (
        <ul className={styles.list}>
          {threads.map((thread) => (
            <ThreadLine key={thread.root.icid} thread={thread} />
          ))}
          {ofProvider.map((comment) => (
            <li key={comment.id} className={styles.thread}>
              <ProviderItem comment={comment} />
            </li>
          ))}
        </ul>
      ) : isLoading ? (
        <Skeleton lines={4} label={text('common.loading')} className={styles.pad} />
      ) : isEmpty ? (
        <div className={styles.empty}>
          <EmptyState text={text(isOfChange ? 'comments.noneOnChange' : 'comments.none')} />
        </div>
      ) : null}
      {provider.state === 'failed' ? (
        <div className={styles.empty}>
          <FailedState error={provider.error} onRetry={retry} />
        </div>
      ) : null}
    </>
  );
}

/** The comment that somebody edits or answers stays, with what is written, also when it goes meanwhile. */
function withTarget(listed: readonly Comment[], { open, isChanged }: WritingScene): readonly Comment[] {
  const written = open?.editor.writing;
  if (!isChanged || written === undefined || written.kind === 'new') return listed;
  const target = written.kind === 'reply' ? written.to : written.comment;
  return listed.some(({ icid }) => icid === target.icid) ? listed : [...listed, target];
}

function ThreadLine({ thread: { root, replies } }: { thread: Thread }) {
  const { writing } = useComments();
  const edited = writing.open?.editor.writing;
  const isReply = edited?.kind === 'reply' && edited.to.icid === root.icid;
  const line = (comment: Comment) =>
    edited?.kind === 'edit' && edited.comment.icid === comment.icid ? (
      <CommentEditor />
    ) : (
      <CommentItem comment={comment} />
    );
  return (
    <li className={styles.thread}>
      {line(root)}
      {replies.length > 0 ? (
        <ul className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.icid}>{line(reply)}</li>
          ))}
        </ul>
      ) : null}
      {isReply ? (
        <div className={styles.below}>
          <CommentEditor />
        </div>
      ) : replies.length > 0 && root.rights.reply ? (
        <div className={styles.below}>
          <BeginComment to={root} />
        </div>
      ) : null}
    </li>
  );
}
