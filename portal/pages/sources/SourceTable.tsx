import { useStore } from '@nanostores/react';
import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { sourcesTexts } from '#core/i18n/sources.ts';
import { longNameBeside, numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import {
  type DocumentColumn,
  type DocumentOrder,
  marksOf,
  shortNameOf,
  textLanguages,
} from '#core/regulations/document-list.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { nextIndex } from '#widgets/ui/roving.ts';
import { Truncated } from '#widgets/ui/Truncated.tsx';
import { routes } from '../../routes.ts';
import * as styles from './source-table.css.ts';

const BehindNote = lazyComponent(async () => (await import('#widgets/BehindNote.tsx')).BehindNote);
const columns = ['shortName', 'name', 'number', 'version'] as const satisfies DocumentColumn[];

type SourceTableProps = {
  documents: readonly RegulationDocument[];
  order: DocumentOrder;
  onOrder: (order: DocumentOrder) => void;
};

/** Regulations as rows; on narrow screens each row is a block. Arrow keys move from title to title. */
export function SourceTable({ documents, order, onOrder }: SourceTableProps) {
  const text = useLoadedText<typeof sourcesTexts>();
  const orderBy = (column: DocumentColumn) =>
    onOrder({ column, descending: order.column === column && !order.descending });
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={styles.headCell}
              aria-sort={
                order.column === column ? (order.descending ? 'descending' : 'ascending') : undefined
              }
            >
              <button type="button" className={styles.sort} onClick={() => orderBy(column)}>
                {text(`sources.${column}`)}
                {order.column === column ? (
                  <Icon of={order.descending ? ArrowDown : ArrowUp} size={12} />
                ) : null}
              </button>
            </th>
          ))}
          <th scope="col" className={styles.headCell}>
            <span className={styles.plainHead}>{text('sources.languages')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body} onKeyDown={moveBetweenRows}>
        {documents.map((document) => (
          <SourceRow key={document.regTextId} document={document} />
        ))}
      </tbody>
    </table>
  );
}

function SourceRow({ document }: { document: RegulationDocument }) {
  const text = useLoadedText<typeof sourcesTexts>();
  const language = useStore(useApp().$documentLanguage);
  const interfaceLanguage = useInterfaceLanguage();
  const locale = localeOf(interfaceLanguage);
  const short = shortNameOf(document, language);
  const instead = textLanguages(document, language);
  const left = document.archived || document.status === 'past' || document.status === 'repealed';
  return (
    <tr className={styles.row}>
      <td className={styles.shortName}>{short ? <Truncated text={short} /> : null}</td>
      <th scope="row" className={styles.name}>
        <Link
          href={routes.read.address({ regTextId: document.regTextId })}
          className={classes(styles.link, left && styles.dimmed)}
          lang={document.languages.includes(language) ? language.toLowerCase() : undefined}
        >
          {longNameBeside(document.longName, short)}
        </Link>
        {marksOf(document).map((mark) => (
          <Fragment key={mark}>
            {' '}
            <span className={styles.mark}>{text(`sources.${mark}`)}</span>
          </Fragment>
        ))}
        <SampleTag of={document} />
        {document.behind ? <BehindNote behind={document.behind} /> : null}
        {instead === undefined ? null : (
          <span className={styles.mark}>{text('sources.textIn', { languages: instead })}</span>
        )}
      </th>
      <td className={styles.number}>
        {document.sourceNumber ? numberInFull(document.sourceNumber, interfaceLanguage) : null}
      </td>
      <td className={styles.version}>
        <span className={styles.cellLabel}>{text('sources.version')}</span>{' '}
        {formatDate(document.versionDate, locale)}
      </td>
      <td className={styles.languages}>
        <span className={styles.cellLabel}>{text('sources.languages')}</span> {document.languages.join(' ')}
      </td>
    </tr>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const current = links.indexOf(event.target as HTMLElement);
  const next = current < 0 ? undefined : nextIndex(event.key, current, links.length, 'column');
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
