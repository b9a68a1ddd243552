import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { PageFrame } from '../../../shell/PageFrame.tsx';
import { PagePending } from '../../../shell/PagePending.tsx';
import { useLoaded } from '../../../use-loaded.ts';
import { Editor } from './Editor.tsx';

type EditorPageProps = { id: string; onList: () => void };

/** Corrects what was recognised in one PDF, and has it published. */
export function EditorPage({ id, onList }: EditorPageProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const { loaded, retry } = useLoaded('open an upload', id, () => store.open(id));
  if (loaded.state === 'failed') {
    const isThere = loaded.error.status !== 404;
    return (
      <PageFrame title={text('pdfuploads.title')} width="column">
        <FailedState
          error={loaded.error}
          title={isThere ? undefined : text('pdfuploads.gone')}
          onRetry={retry}
        />
      </PageFrame>
    );
  }
  if (loaded.state !== 'ready') return <PagePending />;
  const reload = () => {
    store.forget(id);
    retry();
  };
  return <Editor corrector={loaded.value} onReload={reload} onList={onList} />;
}
