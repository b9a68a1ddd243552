import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { uploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { TextPreview } from '#widgets/reader/preview/TextPreview.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import * as styles from './editor/editor.css.ts';
import { ProblemLine } from './ProblemLine.tsx';

/** The text of an upload as it would be read if it were published. */
export function PdfText({ id }: { id: string }) {
  const text = useLoadedText<typeof pdfUploadTexts | typeof textPreviewTexts>();
  const store = useApp().part(pdfUploads);
  const previewed = useMemo(() => store.text(id), [store, id]);
  const head = loadedValue(useStore(previewed.$head));
  return (
    <PageFrame
      title={head?.title ?? text('textpreview.title')}
      name={text('textpreview.title')}
      width="full"
      about={
        <Link href={routes.pdfUpload.address(id)} className={styles.link}>
          {text('pdfuploads.backToCorrect')}
        </Link>
      }
    >
      <TextPreview text={previewed} failed={whyNot} />
    </PageFrame>
  );
}

/** What the server refuses is said in the words of the page; other failures may be tried again. */
const whyNot = (error: ApiError) =>
  error.kind === 'rejected' && error.status < 500 && error.status !== 429 ? (
    <ProblemLine problem={uploadProblem(error)} />
  ) : undefined;
