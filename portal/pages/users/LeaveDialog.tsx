import type { peopleTexts } from '#core/i18n/people.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useLeaving } from '../../use-leaving.ts';
import * as styles from './users.css.ts';

/**
 * While it is mounted, asks the user before the page is left: by links, the browser's buttons, or closing it.
 */
export function LeaveDialog({ what = 'leave' }: { what?: 'leave' | 'leaveInvite' }) {
  const text = useLoadedText<typeof peopleTexts>();
  const { isAsked, stay, leave } = useLeaving(() => true);
  return (
    <ConfirmDialog
      open={isAsked}
      keeps
      heading={text(`people.${what}Title`)}
      cancelLabel={text('people.stay')}
      submitLabel={text('people.leave')}
      onCancel={stay}
      onSubmit={leave}
    >
      <p className={styles.dialog}>{text(`people.${what}Text`)}</p>
    </ConfirmDialog>
  );
}
