import { awayOf } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { feedTexts } from '#core/i18n/feeds.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useSubmission } from '../use-submission.ts';
import * as styles from './feeds.css.ts';

type RevokeFeedProps = {
  name: string;
  /** What this is called in the log. */
  doing: string;
  /** What happens to programs that read it. */
  words: string;
  revoke: () => Promise<void>;
  onClose: () => void;
  /** Called once the feed, and the button in it, is gone. */
  onRevoked: () => void;
};

/** Confirms that the address of a feed is that of nothing from now on. */
export function RevokeFeed({ name, doing, words, revoke, onClose, onRevoked }: RevokeFeedProps) {
  const { notices } = useApp();
  const text = useLoadedText<typeof feedTexts | typeof commonTexts>();
  const { busy, problem, run } = useSubmission(doing, (error) => ({ away: awayOf(error) }));
  const handleSubmit = () =>
    run(async () => {
      await revoke();
      notices.tell({ kind: 'success', key: 'feeds.revoked', values: { name } });
      onClose();
      // After the dialog has given the focus back to a button that is gone.
      setTimeout(onRevoked);
    });
  return (
    <ConfirmDialog
      open
      heading={text('feeds.revokeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('feeds.revoke')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <div className={styles.parts}>
        <p>{words}</p>
        <FormProblem message={problem && !busy ? text('feeds.notRevoked') : undefined} away={problem?.away} />
      </div>
    </ConfirmDialog>
  );
}
