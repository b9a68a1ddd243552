import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type {
  LoadedRows,
  LoadedTable,
  RowDifference,
  RowKindName,
  RowProblem,
} from '#core/contract/main/loaded-rows.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { rowProblemTexts } from '#core/i18n/rowproblems.ts';
import { localeOf } from '#core/lib/locales.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { ChangedWords } from '#widgets/ChangedWords.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import * as styles from './load-data.css.ts';
import { readableValues } from './readable-values.ts';

type Texts = typeof loadingTexts | typeof rowProblemTexts | typeof commonTexts;
type TableReportProps = { file: LoadedFile; number: number; name: string; table: LoadedTable };

/** What a table would change, or has changed, cell by cell; or what is wrong with it, row by row. */
export function TableReport({ file, number, name, table }: TableReportProps) {
  const text = useLoadedText<Texts>();
  const { kind, added, changed, unchanged, samples, problems } = table;
  const label =
    problems > 0
      ? text('loading.showProblems', { count: problems })
      : text(file.state === 'published' ? 'loading.showChanged' : 'loading.showChanges');
  return (
    <>
      {kind === undefined ? null : <p className={styles.title}>{text(`loading.kind-${kind}`)}</p>}
      {problems > 0 ? null : (
        <p className={styles.facts}>
          {[
            text('loading.tableCounts', { added, changed, unchanged }),
            ...(samples > 0 ? [text('loading.tableSamples', { count: samples })] : []),
          ].join(' · ')}
        </p>
      )}
      {added + changed + problems > 0 ? (
        <Rows
          key={file.checkedAt}
          file={file}
          number={number}
          kind={kind}
          label={label}
          name={name}
          isOpen={problems > 0}
        />
      ) : null}
    </>
  );
}

type RowsProps = {
  file: LoadedFile;
  number: number;
  kind: RowKindName | undefined;
  label: string;
  name: string;
  isOpen: boolean;
};

/** The rows, which load when they are opened. */
function Rows({ file, number, kind, label, name, isOpen }: RowsProps) {
  const text = useLoadedText<Texts>();
  const store = useApp().part(loading);
  const rows = useStore(store.rows(file, number));
  const [hasOpened, setHasOpened] = useState(false);
  const load = () => void store.loadRows(file, number);
  const open = () => {
    if (!hasOpened) load();
    setHasOpened(true);
  };
  const opened = loadedValue(rows);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && open()}
    >
      <summary>{label}</summary>
      {opened === undefined ? (
        rows.state === 'failed' ? (
          <FailedState error={rows.error} onRetry={load} />
        ) : (
          <Skeleton lines={3} label={text('common.loading')} />
        )
      ) : (
        <RowList
          rows={opened}
          name={name}
          addressOf={file.state === 'published' ? pageOfRow(kind) : undefined}
        />
      )}
      {opened?.next === undefined ? null : (
        <Button size="small" busy={rows.state === 'loading'} onClick={load}>
          {text('loading.moreRows')}
        </Button>
      )}
    </details>
  );
}

type AddressOfRow = (name: string) => string;
/** `addressOf`: where a row can be read, by its name. */
type RowListProps = { rows: LoadedRows; name: string; addressOf: AddressOfRow | undefined };

/** The page of a row that was published; of what has no page of its own there is none. */
function pageOfRow(kind: RowKindName | undefined): AddressOfRow | undefined {
  // A topic page is named with its language.
  if (kind === 'topics') return (name) => routes.topic.address(name.split(' ')[0]);
  return kind === 'news' ? routes.newsItem.address : undefined;
}

function RowList({ rows: { differences, problems }, name, addressOf }: RowListProps) {
  return (
    <ul className={styles.rows} aria-label={name}>
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell may break the same rule twice
        <Problem key={at} name={name} problem={problem} />
      ))}
      {differences.map((difference) => (
        <Difference key={difference.row} of={difference} addressOf={addressOf} />
      ))}
    </ul>
  );
}

/** One thing that is wrong: file, row, column and reason. */
function Problem({ name, problem }: { name: string; problem: RowProblem }) {
  const text = useLoadedText<Texts>();
  const locale = localeOf(useInterfaceLanguage());
  const { row, column, reason, code, values = {} } = problem;
  const place =
    row === 0
      ? name
      : column === ''
        ? text('loading.row', { row })
        : text('loading.rowColumn', { row, column });
  return (
    <li className={styles.rowItem}>
      <span className={styles.place}>{place}</span>{' '}
      {code === undefined ? (
        <span lang="en">{reason}</span>
      ) : (
        <span>{text(`rowproblems.${code}`, { ...noValues, ...readableValues(values, locale) })}</span>
      )}
    </li>
  );
}

/** What texts are said with; each needs some of them. */
const noValues = {
  name: '',
  number: '',
  most: '',
  line: '',
  message: '',
  cell: '',
  error: '',
  kinds: '',
  kind: '',
  first: '',
  values: '',
  given: '',
  from: '',
  to: '',
  place: '',
  slug: '',
  address: '',
};

type DifferenceProps = { of: RowDifference; addressOf: AddressOfRow | undefined };

/** A row that is new or not as what is stored, with each cell that differs. */
function Difference({ of: { row, name, how, cells }, addressOf }: DifferenceProps) {
  const text = useLoadedText<Texts>();
  return (
    <li className={styles.rowItem}>
      <span className={styles.place}>{text('loading.row', { row })}</span>{' '}
      {addressOf ? (
        <Link href={addressOf(name)} className={styles.link}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <span className={styles.faint}>{text(how === 'new' ? 'loading.rowNew' : 'loading.rowChanged')}</span>
      <dl className={styles.cells}>
        {cells.map(({ column, before = '', after = '' }) => (
          <div key={column} className={styles.cell}>
            <dt className={styles.faint}>{column}</dt>
            <dd className={styles.cellText}>
              {how === 'new' ? (
                after
              ) : (
                <ChangedWords before={before} after={after} language={languageOf(column)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The language of a cell, which stands at the end of the name of its column; words of none are said to be undetermined. */
const languageOf = (column: string) => /^\p{L}+ (DE|FR|IT|EN)$/u.exec(column)?.[1] ?? 'und';

/** Where rows that were loaded are read. */
export function TableLink({ kind }: { kind: RowKindName | undefined }) {
  const text = useLoadedText<Texts>();
  if (kind === 'changes')
    return (
      <Link href={routes.changes.address()} className={styles.link}>
        {text('loading.openChanges')}
      </Link>
    );
  if (kind === 'topics')
    return (
      <Link href={routes.topic.address()} className={styles.link}>
        {text('loading.openTopics')}
      </Link>
    );
  if (kind === 'news')
    return (
      <Link href={routes.news.address()} className={styles.link}>
        {text('loading.openNews')}
      </Link>
    );
  return null;
}
