import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { Corrector } from '#core/pdf-uploads/correcting.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { PageFrame } from '../../../shell/PageFrame.tsx';
import { NotPublished } from '../NotPublished.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { EditorBar } from './EditorBar.tsx';
import * as styles from './editor.css.ts';
import { PageTurner } from './PageTurner.tsx';
import { PageView } from './PageView.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { UnitForm } from './UnitForm.tsx';
import { UnitList } from './UnitList.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useEditing } from './use-editing.ts';

type EditorProps = {
  corrector: Corrector;
  onReload: () => void;
  onList: () => void;
  /** Opens the text as it would be read. */
  onText: () => void;
};

/** The page with what was recognised on it, the list of its units, and the chosen one with what can be corrected. */
export function Editor({ corrector, onReload, onList, onText }: EditorProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const editing = useEditing(corrector);
  const [isPublishing, setIsPublishing] = useState(false);
  const form = useRef<HTMLElement>(null);
  const { upload, problem } = editing.state;
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);
  const isBusy = problem?.key === 'busy';
  // Somebody else has it published: from the list follows when that is done.
  useEffect(() => {
    if (isBusy) void store.load();
  }, [isBusy, store]);
  const handleKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isWriting = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (key === 's') void corrector.save();
    // In a field these take back what was typed.
    else if (key === 'z' && !isWriting) event.shiftKey ? corrector.redo() : corrector.undo();
    else if (key === 'y' && !isWriting) corrector.redo();
    else return;
    event.preventDefault();
  };
  return (
    <PageFrame title={upload.title} lang={upload.language.toLowerCase()} width="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that buttons of the bar have too */}
      <div className={styles.editor} lang="" onKeyDown={handleKeys}>
        <EditorBar
          corrector={corrector}
          state={editing.state}
          onList={onList}
          onReload={onReload}
          onText={onText}
          onPublish={() => setIsPublishing(true)}
        />
        <NotPublished upload={upload} />
        <div role="status">{upload.state === 'publishing' ? <p>{text('pdfuploads.busy')}</p> : null}</div>
        <ProblemLine problem={isBusy ? undefined : problem} />
        <div className={styles.parts}>
          <section className={styles.units} aria-label={text('pdfuploads.units')}>
            <PageTurner editing={editing} />
            <UnitList editing={editing} onEnter={() => form.current?.querySelector('select')?.focus()} />
          </section>
          <PageView editing={editing} />
          <section ref={form} className={styles.unit} aria-label={text('pdfuploads.unit')}>
            <UnitForm key={editing.unit?.id} editing={editing} />
          </section>
        </div>
      </div>
      <UnsavedDialog corrector={corrector} />
      {isPublishing ? (
        <PublishDialog corrector={corrector} upload={upload} onClose={() => setIsPublishing(false)} />
      ) : null}
    </PageFrame>
  );
}
