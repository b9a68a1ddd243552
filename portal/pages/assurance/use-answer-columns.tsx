import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { type AssuranceQuery, nobody } from '#core/assurance/assurance-query.ts';
import { answeredPlaceOf, isElsewhere, type ReadPlace, readPlaceOf } from '#core/assurance/carried-over.ts';
import {
  type AnswerColumn,
  type AnswerWords,
  answerColumns,
  cellOf,
  orderOf,
  placeWords,
} from '#core/assurance/columns.ts';
import { loadedValue } from '#core/async/loadable.ts';
import { colleagues } from '#core/comments/colleagues.ts';
import { type AssuranceAnswer, complianceWords } from '#core/contract/domain/assurance.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage } from '#widgets/app-context.tsx';
import { PeriodField } from '#widgets/table/PeriodField.tsx';
import type { FilterOption, TableColumn } from '#widgets/table/table-column.ts';
import { routes } from '../../routes.ts';
import { choice, inOrder, regulationOptions } from '../../server-table/filter-choice.ts';
import * as styles from './assurance-page.css.ts';

const widths: Record<AnswerColumn, string> = {
  place: '15%',
  carried: '10%',
  compliance: '11%',
  coveredBy: '11%',
  responsible: '11%',
  control: '20%',
  evidence: '12%',
  reviewDate: '10%',
  version: '10%',
  edited: '10%',
  editor: '10%',
};

/** The address at which a paragraph is read. */
export const addressOf = ({ completeParagraphID, versionDate }: ReadPlace): string =>
  routes.read.address({ ...splitParagraphId(completeParagraphID), versionDate });

type Drawing = { words: AnswerWords; locale: string; day: string };

/** The columns of the page of assurance, with their filters. */
export function useAnswerColumns(
  words: AnswerWords,
  filters: AssuranceQuery['filters'],
): TableColumn<AssuranceAnswer>[] {
  const { part, now } = useApp();
  const { $people, load } = part(colleagues);
  const people = loadedValue(useStore($people));
  useEffect(() => void load(), [load]);
  const locale = localeOf(useInterfaceLanguage());
  const day = today(now());
  return useMemo(() => {
    const named = (people ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
    const drawing = { words, locale, day };
    return answerColumns.map(
      (id): TableColumn<AssuranceAnswer> => ({
        id,
        label: words.text(`assurance.${id}`),
        width: widths[id],
        names: id === 'place',
        cell: (answer) => drawn(answer, id, drawing),
        ...(orderOf[id] && { sortBy: () => undefined }),
        ...filterOf(id, { words, filters, people: inOrder(named, locale), locale }),
      }),
    );
  }, [words, filters, people, locale, day]);
}

function drawn(answer: AssuranceAnswer, column: AnswerColumn, { words, locale, day }: Drawing): ReactNode {
  const value = cellOf(answer, column, words);
  if (typeof value === 'object') {
    const iso = 'day' in value ? value.day : value.moment;
    const date = 'day' in value ? value.day : today(Date.parse(value.moment));
    const isOverdue = column === 'reviewDate' && date < day;
    return (
      <>
        <time dateTime={iso}>{formatDate(date, locale)}</time>
        {isOverdue ? <span className={styles.overdue}> {words.text('assurance.overdue')}</span> : null}
      </>
    );
  }
  if (column === 'place') return <Place answer={answer} words={words} locale={locale} />;
  if (column === 'carried')
    return <span className={answer.carried?.open ? styles.waiting : undefined}>{value}</span>;
  if (column === 'evidence' && /^https?:\/\//i.test(value))
    return (
      <a href={value} className={styles.link} target="_blank" rel="noreferrer noopener">
        {value}
      </a>
    );
  if (column === 'control')
    return (
      <span className={styles.excerpt} lang={answer.language.toLowerCase()}>
        {value}
      </span>
    );
  return value;
}

/** Where an answer stands, and below it the paragraph and the version for which it was given, if those are others. */
function Place({ answer, words, locale }: { answer: AssuranceAnswer; words: AnswerWords; locale: string }) {
  const stands = readPlaceOf(answer);
  const answered = answeredPlaceOf(answer);
  return (
    <>
      <Link href={addressOf(stands)} className={styles.link}>
        {placeWords(stands, words)}
      </Link>
      {isElsewhere(answer) ? (
        <Link href={addressOf(answered)} className={styles.answeredFor}>
          {words.text('assurance.answeredFor', {
            place: placeWords(answered, words),
            date: formatDate(answered.versionDate, locale),
          })}
        </Link>
      ) : null}
    </>
  );
}

type FilterContext = {
  words: AnswerWords;
  filters: AssuranceQuery['filters'];
  people: readonly FilterOption[];
  locale: string;
};

function filterOf(
  column: AnswerColumn,
  { words: { text, documents }, filters, people, locale }: FilterContext,
): Pick<TableColumn<AssuranceAnswer>, 'filter'> {
  switch (column) {
    case 'place': {
      return choice(regulationOptions(documents, locale), filters.regulation);
    }
    case 'carried':
      return choice(
        [
          { value: 'review', label: text('assurance.toReview') },
          { value: 'parked', label: text('assurance.onlyParked') },
        ],
        filters.carried,
      );
    case 'compliance':
      return choice(
        complianceWords.map((word) => ({ value: word, label: text(`assurance.${word}`) })),
        filters.compliance,
      );
    case 'responsible':
      return choice([{ value: nobody, label: text('assurance.nobody') }, ...people], filters.responsible);
    case 'control':
      return { filter: { kind: 'text', textOf: () => '' } };
    case 'reviewDate':
      return { filter: { kind: 'field', field: (props) => <PeriodField {...props} /> } };
    case 'version':
      return choice([{ value: 'all', label: text('assurance.allVersions') }], filters.versions);
    default:
      return {};
  }
}
