import { useLocation, useParams } from 'wouter';
import { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { useText } from '#widgets/app-context.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { UploadList } from './UploadList.tsx';

const EditorPage = lazyComponent(async () => (await import('./editor/EditorPage.tsx')).EditorPage);

/** Original PDFs of versions: the list of those that are there, and the correction of one. */
export function PdfUploadPage() {
  const text = useText(pdfUploadTexts);
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  if (!text) return <PagePending />;
  if (id !== undefined)
    return (
      <EditorPage
        key={id}
        id={id}
        pending={<PagePending />}
        onList={() => navigate(routes.pdfUpload.address())}
      />
    );
  return (
    <PageFrame title={text('pdfuploads.title')} width="wide">
      <UploadList />
    </PageFrame>
  );
}
