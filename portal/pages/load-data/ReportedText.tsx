import { Link } from 'wouter';
import {
  type LoadedChanges,
  type LoadedFile,
  type LoadedText,
  publishableOutcomes,
} from '#core/contract/main/loaded-files.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { loadRefusalTexts } from '#core/i18n/loadrefusals.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate, formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { routes } from '../../routes.ts';
import * as styles from './load-data.css.ts';
import { readableValues } from './readable-values.ts';
import { TableLink, TableReport } from './TableReport.tsx';

type ReportedTextProps = { file: LoadedFile; text: LoadedText };
type Recognised = NonNullable<LoadedText['text']>;

const outcomeKeys = {
  newDocument: 'outcomeNewDocument',
  newVersion: 'outcomeNewVersion',
  newLanguage: 'outcomeNewLanguage',
  replaced: 'outcomeReplaced',
  table: 'outcomeTable',
  unchanged: 'outcomeUnchanged',
  refused: 'outcomeRefused',
} as const;
const becameKeys = {
  stored: 'becameStored',
  unchanged: 'becameUnchanged',
  refused: 'becameRefused',
} as const;

/** One text of a file: what was recognised, what would change, and what became of it. */
export function ReportedText({ file, text: one }: ReportedTextProps) {
  const text = useLoadedText<typeof loadingTexts>();
  const { name, outcome, refusal, text: recognised, published, publication, table } = one;
  return (
    <li className={styles.text}>
      <p className={styles.textHead}>
        <span className={outcome === 'refused' ? styles.refusedMark : styles.mark}>
          {text(`loading.${outcomeKeys[outcome]}`)}
        </span>
        <span className={styles.fileName}>{name}</span>
      </p>
      {refusal ? <Refusal {...refusal} /> : null}
      {table ? <TableReport file={file} number={one.number} name={name} table={table} /> : null}
      {recognised ? <Facts of={recognised} /> : null}
      <TextLink file={file} text={one} />
      <Compared file={file} text={one} />
      {published ? (
        <p className={styles.line}>
          {text(`loading.${becameKeys[published.became]}`)}
          {published.regTextId === undefined || recognised === undefined ? null : (
            <ReadLink regTextId={published.regTextId} of={recognised} />
          )}
          {published.became === 'stored' && table ? <TableLink kind={table.kind} /> : null}
        </p>
      ) : null}
      {publication && !published ? <EarlierPublication file={file} text={one} /> : null}
      {published?.refusal ? <Refusal {...published.refusal} /> : null}
    </li>
  );
}

function Refusal({ line, reason, code, values = {} }: NonNullable<LoadedText['refusal']>) {
  const text = useLoadedText<typeof loadingTexts | typeof loadRefusalTexts>();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <p className={styles.refusal}>
      {line > 0 ? <span>{text('loading.line', { line })} </span> : null}
      {code === undefined ? (
        // A file that was read before its reasons had codes has the English ones.
        <span lang="en">{reason}</span>
      ) : (
        <span>{text(`loadrefusals.${code}`, { ...noValues, ...readableValues(values, locale) })}</span>
      )}
      {code === 'PDF' ? (
        <>
          {' '}
          <Link href={routes.pdfUpload.address()} className={styles.link}>
            {text('loading.toUploads')}
          </Link>
        </>
      ) : null}
    </p>
  );
}

/** What texts are said with; each needs some of them. */
const noValues = {
  name: '',
  other: '',
  given: '',
  around: '',
  message: '',
  most: '',
  length: '',
  number: '',
};

function Facts({ of }: { of: Recognised }) {
  const text = useLoadedText<typeof loadingTexts>();
  const interfaceLanguage = useInterfaceLanguage();
  const nameOf = useLanguageNames();
  const { title, sourceNumber, language, versionDate, counts, warnings } = of;
  const date = formatDate(versionDate, localeOf(interfaceLanguage));
  const { articles = 0, paragraphs = 0, notes = 0 } = counts;
  return (
    <>
      <p className={styles.title} lang={language.toLowerCase()}>
        {title}
      </p>
      <p className={styles.facts}>
        {[
          numberInFull(sourceNumber, interfaceLanguage),
          text('loading.version', { date }),
          nameOf(language),
          text('loading.counted', { articles, paragraphs, notes }),
        ].join(' · ')}
      </p>
      {warnings.length === 0 ? null : (
        <details className={styles.details}>
          <summary>{text('loading.warnings', { count: warnings.length })}</summary>
          <ul lang="en">
            {warnings.map((warning, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same warning may come twice
              <li key={at}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The way to a text that is not published yet. */
function TextLink({ file, text: { number, outcome, text: recognised } }: ReportedTextProps) {
  const text = useLoadedText<typeof textPreviewTexts>();
  const isStored = file.state === 'checked' && publishableOutcomes.includes(outcome);
  if (recognised === undefined || !isStored) return null;
  return (
    <p className={styles.line}>
      <Link
        href={routes.loadData.address(file.id, number, {})}
        className={styles.link}
        aria-label={text('textpreview.seeOf', { title: recognised.title })}
      >
        {text('textpreview.see')}
      </Link>
    </p>
  );
}

/** In what a text differs from the version before it, and the way to the comparison. */
function Compared({ file, text: one }: ReportedTextProps) {
  const { text: recognised, comparedWith, changes, publication } = one;
  const text = useLoadedText<typeof loadingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (comparedWith === undefined || recognised === undefined) return null;
  const date = formatDate(comparedWith.versionDate, locale);
  return (
    <>
      <p className={styles.line}>
        {text(comparedWith.isStored ? 'loading.comparedWith' : 'loading.comparedWithLoaded', { date })}
        {file.state === 'checked' || publication?.isCompared ? (
          <CompareLink file={file} number={one.number} of={recognised} />
        ) : null}
      </p>
      {changes ? <Changes of={changes} /> : null}
    </>
  );
}

type CompareLinkProps = { file: LoadedFile; number: number; of: Recognised };

function CompareLink({ file, number, of: { title, versionDate } }: CompareLinkProps) {
  const text = useLoadedText<typeof loadingTexts>();
  const date = formatDate(versionDate, localeOf(useInterfaceLanguage()));
  return (
    <Link
      href={routes.loadData.address(file.id, number)}
      className={styles.link}
      aria-label={text('loading.compareOf', { title, date })}
    >
      {text('loading.compare')}
    </Link>
  );
}

/** What was published of a text before its file was read again. */
function EarlierPublication({ file, text: one }: ReportedTextProps) {
  const text = useLoadedText<typeof loadingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { text: recognised, publication, outcome, table } = one;
  if (publication === undefined) return null;
  const { at, by, regTextId, isCompared } = publication;
  return (
    <p className={styles.line}>
      {text('loading.publishedOn', { date: formatMoment(at, locale), person: by })}
      {regTextId === undefined || recognised === undefined ? null : (
        <ReadLink regTextId={regTextId} of={recognised} />
      )}
      {isCompared && outcome === 'unchanged' && recognised ? (
        <CompareLink file={file} number={one.number} of={recognised} />
      ) : null}
      {table ? <TableLink kind={table.kind} /> : null}
    </p>
  );
}

const placeKeys = { changed: 'placeChanged', added: 'placeAdded', repealed: 'placeRepealed' } as const;

function Changes({ of }: { of: LoadedChanges }) {
  const text = useLoadedText<typeof loadingTexts>();
  const counted = (['changed', 'added', 'repealed'] as const).flatMap((became) =>
    of[became] === 0 ? [] : [text(`loading.${became}`, { count: of[became] })],
  );
  if (counted.length === 0) return <p className={styles.facts}>{text('loading.same')}</p>;
  return (
    <details className={styles.details}>
      <summary>{counted.join(', ')}</summary>
      <ul aria-label={text('loading.places')}>
        {of.places.map(({ path, name, became }) => (
          <li key={path}>
            {name} <span className={styles.faint}>{text(`loading.${placeKeys[became]}`)}</span>
          </li>
        ))}
        {of.changed + of.added + of.repealed > of.places.length ? <li>…</li> : null}
      </ul>
    </details>
  );
}

function ReadLink({ regTextId, of: { title, versionDate } }: { regTextId: string; of: Recognised }) {
  const text = useLoadedText<typeof loadingTexts>();
  const date = formatDate(versionDate, localeOf(useInterfaceLanguage()));
  return (
    <Link
      href={routes.read.address({ regTextId, versionDate })}
      className={styles.link}
      aria-label={text('loading.readOf', { title, date })}
    >
      {text('loading.read')}
    </Link>
  );
}
