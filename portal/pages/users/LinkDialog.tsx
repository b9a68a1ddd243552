import { Check, Copy } from 'lucide';
import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useCopy } from '../../use-copy.ts';
import * as styles from './users.css.ts';

type LinkDialogProps = { email: string; link: string; onClose: () => void };

/** The link of an invite whose mail was refused, so that the administrator can pass it on. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const { copied, copy } = useCopy(link);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('users.linkTitle')}
      closeLabel={text('common.close')}
      width="confirm"
      footer={
        <Button kind="primary" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {text(copied ? 'users.linkCopied' : 'users.copyLink')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{text('users.linkText', { email })}</p>
        <Field label={text('users.link')} readOnly value={link} onFocus={(event) => event.target.select()} />
        {/* The button says visibly that the link was copied; a screen reader is told here. */}
        <p role="status">
          {copied ? <VisuallyHidden>{text('users.linkCopied')}</VisuallyHidden> : null}
          {copied === false ? text('users.copyFailed') : null}
        </p>
      </div>
    </Dialog>
  );
}
