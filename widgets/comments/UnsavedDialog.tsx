import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useComments } from './comments-scene.ts';
import * as styles from './dialogs.css.ts';

/** Unsaved changes: to save, to discard or to proceed (specification, section 4); Escape goes on writing. */
export function UnsavedDialog() {
  const { writing, me } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const [busy, setBusy] = useState(false);
  const { open, leaving, stay, end, close } = writing;
  if (!open || !leaving) return null;
  const go = () => {
    // Whatever closes around it gives the focus back where this dialog is no longer over all else.
    flushSync(() => {
      end();
      close();
    });
    leaving.go();
  };
  async function save() {
    setBusy(true);
    if (await writing.save()) return go();
    setBusy(false);
    stay();
  }
  return (
    <Dialog
      open
      persistent
      width="confirm"
      title={text('comments.unsavedTitle')}
      closeLabel={text('comments.goOnWriting')}
      onClose={() => !busy && stay()}
      footer={
        <div className={styles.choices}>
          {/* The first takes the focus: a key too many saves nothing, and throws nothing away. */}
          <Button onClick={stay}>{text('comments.goOnWriting')}</Button>
          <Button onClick={go}>{text('comments.proceed')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {text('comments.save')}
          </Button>
          <Button
            kind="quiet"
            className={styles.apart}
            onClick={() => {
              open.editor.discard();
              go();
            }}
          >
            {text('comments.discard')}
          </Button>
        </div>
      }
    >
      <p>
        <Designation>{text('comments.unsavedText', { name: open.at.name })}</Designation>{' '}
        {text(me?.draftsOf === undefined ? 'comments.proceedLost' : 'comments.proceedStored')}
      </p>
    </Dialog>
  );
}
