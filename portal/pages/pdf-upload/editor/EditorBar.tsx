import { ArrowLeft, Redo2, RotateCw, Undo2 } from 'lucide';
import { Link } from 'wouter';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import type { Correcting, Corrector } from '#core/pdf-uploads/correcting.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { routes } from '../../../routes.ts';
import { StateMark } from '../StateMark.tsx';
import * as styles from './editor.css.ts';

type EditorBarProps = {
  corrector: Corrector;
  state: Correcting;
  onList: () => void;
  onReload: () => void;
  onText: () => void;
  onPublish: () => void;
};

/** What is done with all of it: back to the list, undo and redo, saving, publishing. */
export function EditorBar({ corrector, state, onList, onReload, onText, onPublish }: EditorBarProps) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof textPreviewTexts>();
  const { upload, unsaved, canUndo, canRedo, isSaving, problem } = state;
  const { published } = upload;
  const isPublishing = upload.state === 'publishing';
  // The server makes the text of what is saved.
  const seeText = async () => {
    if (await corrector.save()) onText();
  };
  return (
    <div className={styles.bar}>
      <Button icon={ArrowLeft} kind="quiet" onClick={onList}>
        {text('pdfuploads.toList')}
      </Button>
      <IconButton
        icon={Undo2}
        label={text('pdfuploads.undo')}
        shortcut="Control+Z"
        aria-disabled={!canUndo}
        onClick={corrector.undo}
      />
      <IconButton
        icon={Redo2}
        label={text('pdfuploads.redo')}
        shortcut="Control+Y"
        aria-disabled={!canRedo}
        onClick={corrector.redo}
      />
      <p role="status" className={styles.saved}>
        {unsaved === 0 ? text('pdfuploads.saved') : text('pdfuploads.unsaved', { count: unsaved })}
      </p>
      <StateMark upload={upload} />
      {published ? (
        <Link
          href={routes.read.address({
            regTextId: published.regTextId,
            language: published.language,
            versionDate: published.versionDate,
          })}
          className={styles.link}
        >
          {text('pdfuploads.read')}
        </Link>
      ) : null}
      <span className={styles.ends}>
        {problem?.key === 'conflict' ? (
          <Button icon={RotateCw} onClick={onReload}>
            {text('pdfuploads.reload')}
          </Button>
        ) : null}
        <Button
          busy={isSaving}
          aria-disabled={unsaved === 0 || isPublishing || undefined}
          onClick={() => unsaved > 0 && !isPublishing && void corrector.save()}
        >
          {text('pdfuploads.save')}
        </Button>
        <Button
          aria-disabled={isSaving || isPublishing || undefined}
          onClick={() => !isSaving && !isPublishing && void seeText()}
        >
          {text('textpreview.see')}
        </Button>
        <Button
          kind="primary"
          aria-disabled={isPublishing || undefined}
          onClick={() => !isPublishing && onPublish()}
        >
          {text('pdfuploads.check')}
        </Button>
      </span>
    </div>
  );
}
