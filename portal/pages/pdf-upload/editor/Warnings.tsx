import type { PdfPreview, PdfUpload, PdfWarning } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { namings } from '#core/law/display-name.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { createPlaceNames } from '#widgets/law/create-drawing.ts';
import * as styles from './publish.css.ts';

type WarningsProps = {
  preview: Pick<PdfPreview, 'warnings' | 'moreWarnings'>;
  upload: Pick<PdfUpload, 'language' | 'naming'>;
};

/** What somebody should look at in the text as it is corrected now. */
export function Warnings({ preview: { warnings, moreWarnings }, upload }: WarningsProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const nameOf = createPlaceNames(upload.language, namings[upload.naming]);
  if (warnings.length === 0) return null;
  const words = (warning: PdfWarning): string => {
    switch (warning.code) {
      case 'PAGES_WITHOUT_TEXT': {
        const { code, pages } = warning;
        return text(`pdfuploads.warning-${code}`, { pages: pages.join(', ') });
      }
      case 'NOTHING_TO_CITE':
        return text(`pdfuploads.warning-${warning.code}`);
      case 'PLACE_TWICE': {
        const { code, path, times } = warning;
        return text(`pdfuploads.warning-${code}`, { place: nameOf(path) ?? path, times });
      }
      case 'NOTE_UNNAMED': {
        const { code, number, page } = warning;
        return text(`pdfuploads.warning-${code}`, { number, page });
      }
    }
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('pdfuploads.warnings')}</h3>
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{words(warning)}</li>
        ))}
        {moreWarnings > 0 ? <li>{text('pdfuploads.moreWarnings', { count: moreWarnings })}</li> : null}
      </ul>
    </section>
  );
}
