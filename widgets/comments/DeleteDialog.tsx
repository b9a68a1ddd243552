import { useState } from 'react';
import { commentActions } from '#core/comments/actions.ts';
import type { CommentProblem } from '#core/comments/comment-problem.ts';
import { comments } from '#core/comments/store.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type DeleteDialogProps = {
  comment: Comment;
  onClose: () => void;
  /** Called when the server has answered, with the reason if it refused. */
  onDone: (problem: CommentProblem | undefined) => void;
};

/** Asks before a comment is deleted. */
export function DeleteDialog({ comment, onClose, onDone }: DeleteDialogProps) {
  const { part } = useApp();
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    const outcome = await part(commentActions).remove(comment.icid);
    if ('problem' in outcome) return onDone(outcome.problem);
    part(comments).takeRemoved(outcome.icid, outcome.left);
    onDone(undefined);
  }
  return (
    <ConfirmDialog
      open
      heading={text('comments.deleteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('comments.delete')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void remove()}
    >
      <p>
        {text('comments.deleteText')} {comment.replies > 0 ? text('comments.deleteReplies') : null}
      </p>
    </ConfirmDialog>
  );
}
