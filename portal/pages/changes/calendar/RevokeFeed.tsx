import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import type { CalendarFeed } from '#core/contract/domain/calendar-feeds.ts';
import { awayOf } from '#core/http/api-error.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useSubmission } from '../../../use-submission.ts';
import * as styles from './feeds.css.ts';

type RevokeFeedProps = {
  feed: CalendarFeed;
  onClose: () => void;
  /** Called once the feed, and the button in it, is gone. */
  onRevoked: () => void;
};

/** Confirms that the address of a feed is that of nothing from now on. */
export function RevokeFeed({ feed: { id, name }, onClose, onRevoked }: RevokeFeedProps) {
  const { part, notices } = useApp();
  const text = useLoadedText<typeof calendarTexts | typeof commonTexts>();
  const { busy, problem, run } = useSubmission('revoke a calendar feed', (error) => ({
    away: awayOf(error),
  }));
  const revoke = () =>
    run(async () => {
      await part(calendarFeeds).revoke(id);
      notices.tell({ kind: 'success', key: 'calendar.revoked', values: { name } });
      onClose();
      // After the dialog has given the focus back to a button that is gone.
      setTimeout(onRevoked);
    });
  return (
    <ConfirmDialog
      open
      heading={text('calendar.revokeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('calendar.revoke')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void revoke()}
    >
      <div className={styles.parts}>
        <p>{text('calendar.revokeText', { name })}</p>
        <FormProblem
          message={problem && !busy ? text('calendar.notRevoked') : undefined}
          away={problem?.away}
        />
      </div>
    </ConfirmDialog>
  );
}
