import type { Application } from '#core/contract/domain/applications.ts';
import { awayOf } from '#core/http/api-error.ts';
import type { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { applications } from '#core/organisation/applications.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as styles from './administration.css.ts';

type RevokeApplicationProps = {
  application: Application;
  onClose: () => void;
  /** Called once the row, and the button in it, is gone. */
  onRevoked: () => void;
};

/** Confirms that an application gets no more tokens. */
export function RevokeApplication({ application, onClose, onRevoked }: RevokeApplicationProps) {
  const { part, notices } = useApp();
  const text = useLoadedText<typeof applicationTexts | typeof commonTexts>();
  const { name, id } = application;
  const { busy, problem, run } = useSubmission('revoke an application', (error) => ({
    away: awayOf(error),
  }));
  const revoke = () =>
    run(async () => {
      await part(applications).revoke(id);
      notices.tell({ kind: 'success', key: 'applications.revoked', values: { name } });
      onClose();
      // After the dialog has given the focus back to a button that is gone.
      setTimeout(onRevoked);
    });
  return (
    <ConfirmDialog
      open
      heading={text('applications.revokeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('applications.revoke')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void revoke()}
    >
      <div className={styles.settings}>
        <p>{text('applications.revokeText', { name })}</p>
        <FormProblem
          message={problem && !busy ? text('applications.revokeFailed') : undefined}
          away={problem?.away}
        />
      </div>
    </ConfirmDialog>
  );
}
