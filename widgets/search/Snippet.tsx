import { Fragment, type ReactNode } from 'react';
import type { Passage, SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { classes } from '../ui/classes.ts';
import * as styles from './hit.css.ts';
import { placeOf } from './hit-place.ts';
import { MarkedPieces } from './MarkedPieces.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlaceHome } from './results-props.ts';

type SnippetProps = PlaceHome & { hit: SearchHit; request: SearchRequest; isCited: boolean };

/** The matching passages: running text in one paragraph, rows of tables as tables below it. */
export function Snippet(props: SnippetProps) {
  const { hit, isCited } = props;
  const running = hit.snippet.filter(({ table }) => table === undefined);
  const tables = hit.snippet.filter(({ table }) => table !== undefined);
  const look = classes(styles.snippet, isCited && styles.citedSnippet, hit.repealed && styles.dimmed);
  const language = hit.language.toLowerCase();
  return (
    <>
      {running.length > 0 ? (
        <p className={look} lang={language}>
          {running.map((passage, index) => (
            <Fragment key={`${passage.completeParagraphID} ${passage.label}`}>
              {index > 0 ? <span className={styles.between}> </span> : null}
              <PassageLink {...props} passage={passage}>
                <MarkedPieces of={passage.text} asLaw />
              </PassageLink>
            </Fragment>
          ))}
        </p>
      ) : null}
      {tables.map((passage) => (
        <TablePassage key={passage.text.map(({ text }) => text).join('')} {...props} passage={passage} />
      ))}
    </>
  );
}

/** Each passage links to its own paragraph. */
function PassageLink({
  hit,
  request,
  isCited: _,
  passage: { completeParagraphID, label },
  look = styles.passage,
  children,
  ...home
}: SnippetProps & { passage: Passage; look?: string; children: ReactNode }) {
  return (
    <PlaceLink {...home} place={placeOf(hit, request, completeParagraphID)} className={look}>
      {label === '' ? null : (
        <span className={styles.passageNumber}>
          <Designation>{label}</Designation>
        </span>
      )}
      {children}
    </PlaceLink>
  );
}

/** The matching rows of a table, below the heads of their columns. */
function TablePassage(props: SnippetProps & { passage: Passage }) {
  const { hit, passage } = props;
  const text = useLoadedText<typeof searchTexts>();
  const { columns = [], rows = [] } = passage.table ?? {};
  return (
    <div className={styles.tablePassage}>
      <p className={styles.tableName}>
        <PassageLink {...props} look={styles.tableLink}>
          {text('search.inTable')}
        </PassageLink>
      </p>
      <table className={styles.table} lang={hit.language.toLowerCase()}>
        {columns.some((column) => column !== '') ? (
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={at} scope="col" className={styles.tableHead}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={at} className={styles.tableCell}>
                  <MarkedPieces of={cell} asLaw />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
