import { useLocation, useParams, useSearch } from 'wouter';
import { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { useText } from '#widgets/app-context.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { UploadList } from './UploadList.tsx';

const PdfText = lazyComponent(async () => (await import('./PdfText.tsx')).PdfText);
const EditorPage = lazyComponent(async () => (await import('./editor/EditorPage.tsx')).EditorPage);

/** Original PDFs of versions: the list of those that are there, the correction of one, and its text. */
export function PdfUploadPage() {
  const text = useText(pdfUploadTexts, textPreviewTexts);
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const view = new URLSearchParams(useSearch()).get('view');
  if (!text) return <PagePending />;
  if (id !== undefined && view === 'text') return <PdfText key={id} id={id} pending={<PagePending />} />;
  if (id !== undefined)
    return (
      <EditorPage
        key={id}
        id={id}
        pending={<PagePending />}
        onList={() => navigate(routes.pdfUpload.address())}
        onText={() => navigate(routes.pdfUpload.address(id, {}))}
      />
    );
  return (
    <PageFrame title={text('pdfuploads.title')} width="wide">
      <UploadList />
    </PageFrame>
  );
}
