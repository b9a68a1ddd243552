import { KeyRound, MessageSquare, Paperclip } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { nobody } from '#core/change-filter/change-address.ts';
import { type ChangeColumn, changeColumns } from '#core/change-filter/columns.ts';
import { statusText } from '#core/changes/change-words.ts';
import { dueWithinMonth, overdueBy } from '#core/changes/deadline.ts';
import { isNew } from '#core/changes/new-mark.ts';
import { changeSources, changeStatuses, changeTypes, changeVolumes } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatDate } from '#core/lib/dates.ts';
import { px } from '#styles/px.ts';
import { PeriodField } from '../table/PeriodField.tsx';
import type { FilterOption, TableColumn } from '../table/table-column.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './cells.css.ts';
import { KeyCell } from './KeyCell.tsx';
import { OwnerCell } from './OwnerCell.tsx';
import { rushingCell } from './rushing-cell.tsx';
import { Deadline } from './Signs.tsx';
import { StatusCell } from './StatusCell.tsx';
import * as signs from './signs.css.ts';
import { type ChangeWords, peopleOptions } from './use-change-words.ts';
import { VolumeCell } from './VolumeCell.tsx';
import { WordsCell } from './WordsCell.tsx';

/** As the tokens have them; the topic has what the others leave. */
const widths: Record<ChangeColumn, string> = {
  status: px(134),
  key: px(40),
  topic: '',
  source: px(104),
  type: px(130),
  area: px(168),
  deadline: px(174),
  ownerId: px(150),
  volume: px(96),
  comment: px(168),
  comments: px(48),
  files: px(52),
  tasks: px(84),
  origin: px(84),
  date: px(100),
};
const icons: Partial<Record<ChangeColumn, Parameters<typeof Icon>[0]['of']>> = {
  key: KeyRound,
  comments: MessageSquare,
  files: Paperclip,
};
const inDetail = new Set<ChangeColumn>([
  'source',
  'type',
  'area',
  'volume',
  'comment',
  'comments',
  'files',
  'tasks',
  'origin',
  'date',
]);

/** In a narrow place: status and deadline, the topic, then the owner. */
const inBlocks: Partial<Record<ChangeColumn, NonNullable<TableColumn<Change>['inBlocks']>>> = {
  status: 'first',
  deadline: 'firstEnd',
  topic: 'below',
};

/** Where there is no room, the detail of a row has these. */
const needs: Partial<Record<ChangeColumn, TableColumn<Change>['needs']>> = {
  source: 'full',
  type: 'full',
  area: 'large',
  comments: 'large',
  files: 'large',
};

type ColumnsOptions = {
  words: ChangeWords;
  areas: readonly string[];
  mayEdit: boolean;
  /** What stands before each row. */
  toggle: (change: Change) => ReactNode;
};

/** The columns of the table of changes, with their filters. */
export function useChangeColumns({ words, areas, mayEdit, toggle }: ColumnsOptions): TableColumn<Change>[] {
  return useMemo(() => {
    const columns = changeColumns.map((id): TableColumn<Change> => {
      const icon = icons[id];
      const rushing = rushingCell(id, words, mayEdit);
      return {
        id,
        label: words.text(`changes.${id}`),
        ...(icon && { head: <Icon of={icon} size={12} /> }),
        width: widths[id],
        names: id === 'topic',
        numeric: id === 'comments' || id === 'files',
        needs: needs[id],
        ...(inBlocks[id] && { inBlocks: inBlocks[id] }),
        hiddenInBlocks: inDetail.has(id),
        sortBy: () => undefined,
        cell: (change) => drawn(change, id, words, mayEdit),
        ...(rushing && { rushing }),
        ...filterIn(id, { words, areas }),
      };
    });
    const label = words.text('changes.details');
    return [
      {
        id: 'toggle',
        label,
        head: <VisuallyHidden>{label}</VisuallyHidden>,
        width: px(44),
        fixed: true,
        inBlocks: 'belowEnd',
        cell: toggle,
        rushing: () => '',
      },
      ...columns,
    ];
  }, [words, areas, mayEdit, toggle]);
}

// Zero is left blank in tables.
const count = (number: number) => (number === 0 ? '' : String(number));

function drawn(
  change: Change,
  column: ChangeColumn,
  { text, locale, today }: ChangeWords,
  mayEdit: boolean,
): ReactNode {
  switch (column) {
    case 'status':
      return <StatusCell change={change} />;
    case 'key':
      return mayEdit || change.key ? <KeyCell change={change} /> : '';
    case 'topic':
      return (
        <span className={styles.topic}>
          <span className={styles.topicHead}>
            {isNew(change, today) ? <span className={signs.isNew}>{text('changes.new')}</span> : null}
            {change.withdrawn ? <span className={signs.faint}>{text('changes.withdrawn')}</span> : null}
            <span className={styles.topicName} lang={change.language.toLowerCase()}>
              {change.topic}
            </span>
          </span>
          <span className={styles.excerpt} lang={change.language.toLowerCase()} title={change.summary}>
            {change.summary}
          </span>
        </span>
      );
    case 'source':
      return text(`changes.source-${change.source}`);
    case 'type':
      return text(`changes.type-${change.type}`);
    case 'area':
    case 'comment':
      return mayEdit ? <WordsCell change={change} field={column} /> : change[column];
    case 'deadline':
      return <Deadline change={change} />;
    case 'ownerId':
      return <OwnerCell change={change} />;
    case 'volume':
      return <VolumeCell change={change} />;
    case 'comments':
    case 'files':
      return count(change[column]);
    case 'tasks':
      return change.tasks.total === 0
        ? ''
        : `${change.tasks.total - change.tasks.open}/${change.tasks.total}`;
    case 'origin':
      return text(`changes.origin-${change.origin}`);
    case 'date':
      return <time dateTime={change.date}>{formatDate(change.date, locale)}</time>;
  }
}

type FilterParts = Pick<ColumnsOptions, 'words' | 'areas'>;

function filterIn(column: ChangeColumn, { words, areas }: FilterParts): Pick<TableColumn<Change>, 'filter'> {
  const { text, today } = words;
  switch (column) {
    case 'topic':
    case 'comment':
      return { filter: { kind: 'text', textOf: () => '' } };
    case 'deadline':
      return {
        filter: {
          kind: 'field',
          field: (props) => (
            <PeriodField
              {...props}
              choices={[
                { value: overdueBy(today), label: text('changes.pastDeadline') },
                { value: dueWithinMonth(today), label: text('changes.nearDeadline') },
              ]}
            />
          ),
        },
      };
    case 'status':
      return choice(changeStatuses.map((value) => ({ value, label: text(statusText[value]) })));
    case 'key':
      return choice([
        { value: 'Y', label: text('changes.isKey') },
        { value: 'N', label: text('changes.isNotKey') },
      ]);
    case 'source':
      return choice(changeSources.map((value) => ({ value, label: text(`changes.source-${value}`) })));
    case 'type':
      return choice(changeTypes.map((value) => ({ value, label: text(`changes.type-${value}`) })));
    case 'volume':
      return choice(changeVolumes.map((value) => ({ value, label: text(`changes.volume-${value}`) })));
    case 'area':
      return choice(areas.map((value) => ({ value, label: value })));
    case 'ownerId':
      return choice([{ value: nobody, label: text('changes.nobody') }, ...peopleOptions(words)]);
    default:
      return {};
  }
}

/** One of a few values. */
const choice = (options: readonly FilterOption[]): Pick<TableColumn<Change>, 'filter'> => ({
  filter: { kind: 'choice', options, has: () => true },
});
