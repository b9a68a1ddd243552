import { useLocation } from 'wouter';
import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { routes } from '../../routes.ts';
import * as styles from './users.css.ts';

/** Users cannot delete themselves in a table; this dialog leads to the page where they can. */
export function OwnAccountDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open
      heading={text('users.ownTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('users.toOwnAccount')}
      onCancel={onClose}
      onSubmit={() => navigate(routes.users.address('own-account', id))}
    >
      <p className={styles.dialog}>{text('users.ownText')}</p>
    </ConfirmDialog>
  );
}
