import { Download, Trash2 } from 'lucide';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { isCorrectable, type UploadProblem, uploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import * as tables from '../administration/administration.css.ts';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import { ProblemLine } from '../pdf-upload/ProblemLine.tsx';
import { StateMark } from '../pdf-upload/StateMark.tsx';
import * as styles from './load-data.css.ts';

type PdfRowProps = { upload: PdfUpload; onRemove: () => void };

/** A PDF among the stored files: its state, and the way to its correction, after which it is published. */
export function PdfRow({ upload, onRemove }: PdfRowProps) {
  const text = useLoadedText<typeof loadingTexts | typeof pdfUploadTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const store = useApp().part(pdfUploads);
  const { report } = useApp().notices;
  const [problem, setProblem] = useState<UploadProblem>();
  const { id, name, title, size, state, uploadedAt, uploadedBy, refusal } = upload;
  const save = async () => {
    setProblem(undefined);
    try {
      saveFile(name, await store.original(id));
    } catch (error) {
      report(error, 'download an original');
      setProblem(uploadProblem(error));
    }
  };
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName}>
        {name}
        <span className={styles.pdfTitle} lang={upload.language.toLowerCase()}>
          {title}
        </span>
      </th>
      <LabelledCell className={tables.time} label={text('loading.uploadedAt')}>
        <time dateTime={uploadedAt}>{formatMoment(uploadedAt, locale)}</time>
      </LabelledCell>
      <LabelledCell label={text('loading.uploadedBy')}>{uploadedBy}</LabelledCell>
      <LabelledCell className={tables.time} label={text('loading.size')}>
        {formatFileSize(size, locale)}
      </LabelledCell>
      <LabelledCell label={text('loading.result')}>
        <StateMark upload={upload} />
        {refusal ? <span className={styles.outcomes}>{text(`pdfuploads.refusal-${refusal}`)}</span> : null}
      </LabelledCell>
      <td className={tables.cell}>
        <span className={styles.actions}>
          <Link
            href={routes.pdfUpload.address(isCorrectable(upload) ? id : undefined)}
            className={styles.link}
          >
            {text(isCorrectable(upload) ? 'loading.correctAndPublish' : 'loading.toUploads')}
            <VisuallyHidden>{` (${name})`}</VisuallyHidden>
          </Link>
          {state === 'arriving' ? null : (
            <IconButton
              icon={Download}
              iconSize={14}
              label={text('loading.download', { name })}
              onClick={() => void save()}
            />
          )}
          <IconButton
            icon={Trash2}
            iconSize={14}
            label={text('loading.remove', { name })}
            onClick={onRemove}
          />
        </span>
        <ProblemLine problem={problem} />
      </td>
    </tr>
  );
}
