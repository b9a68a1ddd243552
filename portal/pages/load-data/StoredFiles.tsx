import { useStore } from '@nanostores/react';
import { Download, RotateCw, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import { DeleteDialog } from '../pdf-upload/DeleteDialog.tsx';
import { DataFailed } from '../warnings/DataFailed.tsx';
import { DeleteLoadedFile } from './DeleteLoadedFile.tsx';
import { isBusy, stateWords } from './file-words.ts';
import * as styles from './load-data.css.ts';
import { Outcomes } from './Outcomes.tsx';
import { PdfRow } from './PdfRow.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { useRepeated } from './use-repeated.ts';

const columns = ['name', 'uploadedAt', 'uploadedBy', 'size', 'result', 'actions'] as const;

/** A file of the list: texts and tables, or a PDF, which the uploads of PDFs have. */
type Item = { at: string; file: LoadedFile } | { at: string; pdf: PdfUpload };

const listed = (files: readonly LoadedFile[], pdfs: readonly PdfUpload[]): Item[] =>
  [
    ...files.map((file): Item => ({ at: file.uploadedAt, file })),
    ...pdfs.map((pdf): Item => ({ at: pdf.uploadedAt, pdf })),
  ].sort((one, other) => other.at.localeCompare(one.at));

/** The files that are stored, PDFs among them, the newest first. While the server works on one, the list is asked for again. */
export function StoredFiles({ onReport }: { onReport: (id: string) => void }) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const { $files, load } = useApp().part(loading);
  const files = useStore($files);
  const pdfStore = useApp().part(pdfUploads);
  const pdfs = useStore(pdfStore.$list);
  const [removing, setRemoving] = useState<Item>();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    void load();
    void pdfStore.load();
    return pdfStore.follow();
  }, [load, pdfStore]);
  const loaded = loadedValue(files);
  const isSettled = loaded !== undefined && (loadedValue(pdfs) !== undefined || pdfs.state === 'failed');
  const all = isSettled ? listed(loaded, loadedValue(pdfs) ?? []) : undefined;
  useRepeated(loaded?.some(isBusy) === true, () => load(true));
  const close = { onClose: () => setRemoving(undefined), onGone: () => section.current?.focus() };
  return (
    <section ref={section} tabIndex={-1} className={styles.stored} aria-label={text('loading.files')}>
      <h2 className={styles.heading}>{text('loading.files')}</h2>
      {pdfs.state === 'failed' && files.state !== 'failed' ? (
        <DataFailed error={pdfs.error} onRetry={() => void pdfStore.load()} />
      ) : null}
      {all === undefined ? (
        files.state === 'failed' ? (
          <DataFailed error={files.error} onRetry={() => void load()} />
        ) : (
          <Skeleton lines={4} label={text('common.loading')} />
        )
      ) : all.length === 0 ? (
        <EmptyState text={text('loading.none')} />
      ) : (
        <table className={tables.table}>
          <ColumnNames names={columns.map((column) => text(`loading.${column}`))} />
          <tbody className={tables.body}>
            {all.map((item) =>
              'pdf' in item ? (
                <PdfRow key={item.pdf.id} upload={item.pdf} onRemove={() => setRemoving(item)} />
              ) : (
                <FileRow
                  key={item.file.id}
                  file={item.file}
                  onReport={() => onReport(item.file.id)}
                  onRemove={() => setRemoving(item)}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      {removing && 'file' in removing ? <DeleteLoadedFile file={removing.file} {...close} /> : null}
      {removing && 'pdf' in removing ? <DeleteDialog upload={removing.pdf} {...close} /> : null}
    </section>
  );
}

type FileRowProps = { file: LoadedFile; onReport: () => void; onRemove: () => void };

function FileRow({ file, onReport, onRemove }: FileRowProps) {
  const text = useLoadedText<typeof loadingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { content, readAgain } = useApp().part(loading);
  const [problem, setProblem] = useState<LoadProblem>();
  const { id, name, size, uploadedAt, uploadedBy } = file;
  const save = async () => {
    setProblem(undefined);
    const bytes = await content(id);
    if (bytes instanceof Blob) saveFile(name, bytes);
    else setProblem(bytes);
  };
  const again = async () => {
    setProblem(undefined);
    setProblem(await readAgain(id));
  };
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName}>
        {name}
      </th>
      <LabelledCell className={tables.time} label={text('loading.uploadedAt')}>
        <time dateTime={uploadedAt}>{formatMoment(uploadedAt, locale)}</time>
      </LabelledCell>
      <LabelledCell label={text('loading.uploadedBy')}>{uploadedBy}</LabelledCell>
      <LabelledCell className={tables.time} label={text('loading.size')}>
        {formatFileSize(size, locale)}
      </LabelledCell>
      <LabelledCell label={text('loading.result')}>
        <span className={styles.state}>{stateWords(file, text, locale)}</span>
        <Outcomes file={file} />
      </LabelledCell>
      <td className={tables.cell}>
        <span className={styles.actions}>
          <Button size="small" aria-label={text('loading.report', { name })} onClick={onReport}>
            {text('loading.showReport')}
          </Button>
          <IconButton
            icon={Download}
            iconSize={14}
            label={text('loading.download', { name })}
            onClick={() => void save()}
          />
          <IconButton
            icon={RotateCw}
            iconSize={14}
            label={text('loading.again', { name })}
            disabled={isBusy(file)}
            onClick={() => void again()}
          />
          <IconButton
            icon={Trash2}
            iconSize={14}
            label={text('loading.remove', { name })}
            disabled={file.state === 'publishing'}
            onClick={onRemove}
          />
        </span>
        <ProblemLine problem={problem} />
      </td>
    </tr>
  );
}
