import { type ReactNode, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import * as styles from './frame.css.ts';

/** The copyright line; private pages add links. */
export function Footer({ children }: { children?: ReactNode }) {
  const { now } = useApp();
  const text = useLoadedText<typeof shellTexts>();
  return (
    <footer className={styles.footer}>
      <span>{text('shell.copyright', { year: new Date(now()).getFullYear() })}</span>
      {children}
    </footer>
  );
}

export function Disclaimer() {
  const text = useLoadedText<typeof shellTexts | typeof commonTexts>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.footerLink} onClick={() => setOpen(true)}>
        {text('shell.disclaimer')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('shell.disclaimer')}
        closeLabel={text('common.close')}
        width="confirm"
      >
        <p>{text('shell.disclaimerText')}</p>
      </Dialog>
    </>
  );
}
