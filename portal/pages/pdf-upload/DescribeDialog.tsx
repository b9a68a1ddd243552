import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ChosenFile } from '#core/async/upload-queue.ts';
import { languageCodes } from '#core/contract/languages.ts';
import { categories } from '#core/contract/main/categories.ts';
import { longestPdfTitle, type PdfUpload, pdfNamings } from '#core/contract/main/pdf-uploads.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import type { Description } from '#core/pdf-uploads/sending.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { DateField } from '#widgets/dates/DateField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { useDocumentList } from '#widgets/use-document-list.ts';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';

type DescribeDialogProps = { onClose: () => void } & (
  | { file: ChosenFile; of: { at: number; all: number }; upload?: never }
  | { upload: PdfUpload; file?: never; of?: never }
);
type Texts = typeof pdfUploadTexts | typeof categoryTexts | typeof commonTexts;

/** What is said of a PDF: before it is sent, and later; what is published follows when it is published again. */
export function DescribeDialog({ file, of, upload, onClose }: DescribeDialogProps) {
  const text = useLoadedText<Texts>();
  const store = useApp().part(pdfUploads);
  const language = useStore(useApp().$documentLanguage);
  const [said, setSaid] = useState<Description>(() => upload ?? newDescription(file?.name ?? '', language));
  const [isTried, setIsTried] = useState(false);
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const submit = async () => {
    setIsTried(true);
    if (said.title.trim() === '' || said.versionDate === '' || isDayWrong || busy) return;
    if (file) {
      store.sending.add(said, [file]);
      onClose();
      return;
    }
    setBusy(true);
    const failed = await store.describe(upload, descriptionOf(said));
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) onClose();
  };
  // Of several files, each is described; who leaves one out goes on to the next.
  const isOneOfSeveral = of !== undefined && of.all > 1;
  const title = text(file ? 'pdfuploads.describeNew' : 'pdfuploads.describe');
  return (
    <Dialog
      open
      persistent
      title={isOneOfSeveral ? `${title} (${text('pdfuploads.describeOf', of)})` : title}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text(isOneOfSeveral ? 'pdfuploads.skip' : 'common.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void submit()}>
            {text(file ? 'pdfuploads.upload' : 'pdfuploads.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.facts}>{file?.name ?? upload?.name}</p>
        {upload?.published ? <p>{text('pdfuploads.describePublished')}</p> : null}
        <DescriptionFields
          said={said}
          isTried={isTried}
          isDayWrong={isDayWrong}
          onDayWrong={setIsDayWrong}
          onChange={(more) => setSaid({ ...said, ...more })}
        />
        <ProblemLine problem={problem} />
        {/* Enter in a field confirms the dialog. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}

const newDescription = (name: string, language: Description['language']): Description => ({
  title: name.replace(/\.pdf$/i, ''),
  shortTitle: '',
  number: '',
  language,
  versionDate: '',
  category: 'other',
  naming: 'act',
});

/** Only what is said: an upload has more. */
const descriptionOf = ({
  document,
  title,
  shortTitle,
  number,
  language,
  versionDate,
  category,
  naming,
}: Description): Description => ({
  ...(document === undefined ? {} : { document }),
  title,
  shortTitle,
  number,
  language,
  versionDate,
  category,
  naming,
});

type FieldsProps = {
  said: Description;
  isTried: boolean;
  /** What is typed as the day is none: the field says so itself. */
  isDayWrong: boolean;
  onDayWrong: (isWrong: boolean) => void;
  onChange: (more: Partial<Description>) => void;
};

function DescriptionFields({ said, isTried, isDayWrong, onDayWrong, onChange }: FieldsProps) {
  const text = useLoadedText<Texts>();
  const languageName = useLanguageNames();
  const isOfDocument = said.document !== undefined;
  return (
    <>
      <DocumentField said={said} onChange={onChange} />
      <Field
        label={text('pdfuploads.name')}
        size="normal"
        maxLength={longestPdfTitle}
        value={said.title}
        error={isTried && said.title.trim() === '' ? text('pdfuploads.nameMissing') : undefined}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className={styles.pair}>
        <Field
          label={text('pdfuploads.shortTitle')}
          size="normal"
          maxLength={60}
          value={said.shortTitle ?? ''}
          onChange={({ target }) => onChange({ shortTitle: target.value })}
        />
        <Field
          label={text('pdfuploads.number')}
          size="normal"
          maxLength={60}
          disabled={isOfDocument}
          value={said.number ?? ''}
          onChange={({ target }) => onChange({ number: target.value })}
        />
        <Select
          label={text('pdfuploads.language')}
          size="normal"
          value={said.language}
          options={languageCodes.map((value) => ({ value, label: languageName(value) }))}
          onChange={(language) => onChange({ language })}
        />
        <DateField
          label={text('pdfuploads.versionDate')}
          value={said.versionDate}
          error={
            isTried && said.versionDate === '' && !isDayWrong ? text('pdfuploads.dateMissing') : undefined
          }
          onTyped={({ problem }) => onDayWrong(problem !== undefined)}
          onChange={(day) => onChange({ versionDate: day ?? '' })}
        />
        <Select
          label={text('pdfuploads.category')}
          size="normal"
          disabled={isOfDocument}
          value={said.category}
          options={categories.map((value) => ({ value, label: text(`categories.${value}`) }))}
          onChange={(category) => onChange({ category })}
        />
        <Select
          label={text('pdfuploads.naming')}
          size="normal"
          value={said.naming}
          options={pdfNamings.map((value) => ({ value, label: text(`pdfuploads.naming-${value}`) }))}
          onChange={(naming) => onChange({ naming })}
        />
      </div>
    </>
  );
}

/** The stored document that it is a version of; its names are taken over, and its number and source are settled. */
function DocumentField({ said, onChange }: Pick<FieldsProps, 'said' | 'onChange'>) {
  const text = useLoadedText<Texts>();
  const documents = loadedValue(useDocumentList(said.language)) ?? [];
  const options = [
    { value: '', label: text('pdfuploads.newDocument') },
    ...documents.map(({ regTextId, sourceNumber, displayName }) => ({
      value: regTextId,
      label: [sourceNumber, displayName].filter(Boolean).join(' · '),
    })),
  ];
  const choose = (regTextId: string) => {
    const document = documents.find((one) => one.regTextId === regTextId);
    onChange(document ? namesOf(document, said.language) : { document: undefined });
  };
  return (
    <Select
      label={text('pdfuploads.document')}
      size="normal"
      value={said.document ?? ''}
      options={options}
      onChange={choose}
    />
  );
}

const namesOf = (
  { regTextId, longName, shortNames, sourceNumber, category }: RegulationDocument,
  language: Description['language'],
): Partial<Description> => ({
  document: regTextId,
  title: longName,
  shortTitle: shortNames[language] ?? '',
  number: sourceNumber,
  category,
  naming: category === 'eu' ? 'eu' : 'act',
});
