import { useLocation, useSearch } from 'wouter';
import { categoryTexts } from '#core/i18n/categories.ts';
import { type loadingTexts as LoadingTexts, loadingTexts } from '#core/i18n/loading.ts';
import { loadRefusalTexts } from '#core/i18n/loadrefusals.ts';
import { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { rowProblemTexts } from '#core/i18n/rowproblems.ts';
import { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { LoadedComparison } from './LoadedComparison.tsx';
import { LoadedText } from './LoadedText.tsx';
import { LoadFiles } from './LoadFiles.tsx';
import * as styles from './load-data.css.ts';
import { ReportDrawer } from './ReportDrawer.tsx';
import { StoredFiles } from './StoredFiles.tsx';

/** Files with texts: uploads, what is stored, its reports and comparisons. Which file is looked at stands in the address. */
export function LoadDataPage() {
  return (
    <WithTexts
      texts={[
        loadingTexts,
        categoryTexts,
        loadRefusalTexts,
        rowProblemTexts,
        pdfUploadTexts,
        textPreviewTexts,
      ]}
    >
      <LoadData />
    </WithTexts>
  );
}

function LoadData() {
  const text = useLoadedText<typeof LoadingTexts>();
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const file = search.get('file') ?? undefined;
  const number = Number(search.get('text') ?? 0);
  if (file !== undefined && Number.isInteger(number) && number > 0)
    return search.get('view') === 'text' ? (
      <LoadedText key={`${file} ${number}`} id={file} number={number} />
    ) : (
      <LoadedComparison key={`${file} ${number}`} id={file} number={number} />
    );
  return (
    <PageFrame title={text('loading.title')} width="full">
      <div className={styles.content}>
        <p className={styles.about}>{text('loading.about')}</p>
        <LoadFiles />
        <StoredFiles onReport={(id) => navigate(routes.loadData.address(id))} />
      </div>
      {file === undefined ? null : (
        <ReportDrawer key={file} id={file} onClose={() => navigate(routes.loadData.address())} />
      )}
    </PageFrame>
  );
}
