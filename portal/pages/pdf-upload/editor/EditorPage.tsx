import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PdfUploadState } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { isCorrectable } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { PageFrame } from '../../../shell/PageFrame.tsx';
import { PagePending } from '../../../shell/PagePending.tsx';
import { useLoaded } from '../../../use-loaded.ts';
import * as styles from '../pdf-upload.css.ts';
import { StateMark } from '../StateMark.tsx';
import { Editor } from './Editor.tsx';

type EditorPageProps = { id: string; onList: () => void; onText: () => void };

/** Corrects what was recognised in one PDF, and has it published. */
export function EditorPage({ id, onList, onText }: EditorPageProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const { loaded, retry } = useLoaded('open an upload', id, () => store.open(id));
  if (loaded.state === 'failed') {
    if (loaded.error.code === 'NOT_RECOGNISED')
      return <NotYetCorrectable id={id} onList={onList} onReady={retry} />;
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
  return <Editor corrector={loaded.value} onReload={reload} onList={onList} onText={onText} />;
}

/** Why an upload cannot be corrected now. */
const reasons = {
  arriving: 'pdfuploads.partsMissing',
  waiting: 'pdfuploads.notRead',
  reading: 'pdfuploads.notRead',
  refused: 'pdfuploads.noStructure',
  publishing: 'pdfuploads.notWhilePublishing',
  recognised: 'pdfuploads.notRead',
  published: 'pdfuploads.notRead',
} as const satisfies Record<PdfUploadState, string>;

type NotYetProps = { id: string; onList: () => void; onReady: () => void };

/** An upload that is read or published now: says so, and opens it when that is done. */
function NotYetCorrectable({ id, onList, onReady }: NotYetProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const upload = loadedValue(useStore(store.$list))?.find((one) => one.id === id);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);
  const isReady = upload !== undefined && isCorrectable(upload);
  useEffect(() => {
    if (isReady) ready();
  }, [isReady]);
  if (upload === undefined || isReady) return <PagePending />;
  return (
    <PageFrame title={upload.title} width="column" lang={upload.language.toLowerCase()}>
      <div lang="" className={styles.stored}>
        <StateMark upload={upload} />
        <p>{text(reasons[upload.state])}</p>
        <div>
          <Button onClick={onList}>{text('pdfuploads.toList')}</Button>
        </div>
      </div>
    </PageFrame>
  );
}
