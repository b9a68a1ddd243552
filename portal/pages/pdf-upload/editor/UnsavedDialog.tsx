import { useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { Corrector } from '#core/pdf-uploads/correcting.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { useLeaving } from '../../../use-leaving.ts';
import * as styles from './editor.css.ts';

/** What is being typed becomes a correction when its field loses the focus, which closing a tab does not do. */
function takeTyped(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.blur();
}

/** Asks who leaves while corrections are not saved: they save them, drop them, or stay. */
export function UnsavedDialog({ corrector }: { corrector: Corrector }) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof commonTexts>();
  const store = useApp().part(pdfUploads);
  const [busy, setBusy] = useState(false);
  const { $state } = corrector;
  const { isAsked, stay, leave } = useLeaving(() => {
    takeTyped();
    return $state.get().unsaved > 0;
  });
  if (!isAsked) return null;
  const { unsaved, upload } = $state.get();
  const save = async () => {
    setBusy(true);
    const isSaved = await corrector.save();
    setBusy(false);
    // What kept it from being saved is said on the page.
    if (isSaved) leave();
    else stay();
  };
  const drop = () => {
    store.forget(upload.id);
    leave();
  };
  return (
    <Dialog
      open
      persistent
      width="confirm"
      title={text('pdfuploads.leaveTitle')}
      closeLabel={text('common.close')}
      onClose={() => !busy && stay()}
      footer={
        <div className={styles.buttons}>
          {/* The first takes the focus: a key too many saves nothing, and throws nothing away. */}
          <Button onClick={stay}>{text('pdfuploads.stay')}</Button>
          <Button onClick={drop}>{text('pdfuploads.leaveUnsaved')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {text('pdfuploads.saveAndLeave')}
          </Button>
        </div>
      }
    >
      <p>{text('pdfuploads.unsaved', { count: unsaved })}</p>
    </Dialog>
  );
}
