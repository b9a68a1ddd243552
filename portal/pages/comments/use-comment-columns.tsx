import { Lock } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import {
  type CommentColumn,
  type CommentWords,
  cellOf,
  commentColumns,
  orderOf,
} from '#core/comment-list/columns.ts';
import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import { type Comment, commentStatusIds } from '#core/contract/domain/comments.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { px } from '#styles/px.ts';
import { plainMarkdown } from '#widgets/plain-markdown.ts';
import { PeriodField } from '#widgets/table/PeriodField.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { choice, inOrder, regulationOptions } from '../../server-table/filter-choice.ts';
import * as styles from './comments.css.ts';
import { StatusMark } from './StatusMark.tsx';

const widths: Record<CommentColumn, string> = {
  place: '14%',
  words: '22%',
  type: '9%',
  status: '12%',
  author: '11%',
  tagged: '10%',
  resolved: '12%',
  edited: '10%',
  scope: '10%',
  created: '10%',
  replies: '8%',
};

type ColumnsOptions = {
  words: CommentWords;
  filters: CommentQuery['filters'];
  /** What stands before each row: its detail, its selection. */
  controls: Pick<TableColumn<Comment>, 'cell' | 'head' | 'label'>;
};

/** The columns of the comments page, with their filters. */
export function useCommentColumns({ words, filters, controls }: ColumnsOptions): TableColumn<Comment>[] {
  return useMemo(() => {
    const columns = commentColumns.map(
      (id): TableColumn<Comment> => ({
        id,
        label: words.text(`commentlist.${id}`),
        width: widths[id],
        names: id === 'place',
        cell: (comment) => drawn(comment, id, words),
        ...(orderOf[id] && { sortBy: () => undefined }),
        ...filterOf(id, words, filters),
      }),
    );
    return [{ ...controls, id: 'controls', width: px(84), fixed: true }, ...columns];
  }, [words, filters, controls]);
}

function drawn(comment: Comment, column: CommentColumn, words: CommentWords): ReactNode {
  const value = cellOf(comment, column, words);
  if (typeof value === 'object')
    return (
      <time dateTime={value.moment}>
        {formatDate(today(Date.parse(value.moment)), localeOf(words.interfaceLanguage))}
      </time>
    );
  if (column === 'status') return <StatusMark status={comment.status} label={String(value)} />;
  if (column === 'place' && comment.private)
    return (
      <>
        {value} <Icon of={Lock} size={14} className={styles.lock} />
        <VisuallyHidden>{words.text('commentlist.private')}</VisuallyHidden>
      </>
    );
  if (column === 'words') return <span className={styles.excerpt}>{plainMarkdown(String(value))}</span>;
  // Zero is left blank in tables.
  return value === 0 ? '' : value;
}

function filterOf(
  column: CommentColumn,
  words: CommentWords,
  filters: CommentQuery['filters'],
): Pick<TableColumn<Comment>, 'filter'> {
  const { text } = words;
  const locale = localeOf(words.interfaceLanguage);
  const people = () =>
    inOrder(
      [...words.people].map(([value, label]) => ({ value, label })),
      locale,
    );
  switch (column) {
    case 'place': {
      return choice(regulationOptions(words.documents, locale), filters.regulation);
    }
    case 'words':
      return { filter: { kind: 'text', textOf: () => '' } };
    case 'type':
      return choice(
        [...words.types].map(([id, label]) => ({ value: String(id), label })),
        filters.type,
      );
    case 'status':
      return choice(
        commentStatusIds.map((id) => ({ value: String(id), label: text(`commentlist.status${id}`) })),
        filters.status,
      );
    case 'author':
      return choice(people(), filters.author);
    case 'tagged':
      return choice(people(), filters.taggedUserIds);
    case 'resolved': {
      // With people who are mentioned, the state of their mentions is asked for.
      const ofTags = Boolean(filters.taggedUserIds);
      return choice(
        [
          { value: '0', label: text(ofTags ? 'commentlist.tagOpen' : 'commentlist.isOpen') },
          { value: '1', label: text(ofTags ? 'commentlist.tagEnded' : 'commentlist.isResolved') },
        ],
        filters.resolved,
      );
    }
    case 'scope':
      return choice(
        [
          { value: 'internal', label: text('commentlist.internal') },
          { value: 'private', label: text('commentlist.private') },
        ],
        filters.scope,
      );
    case 'edited':
      return { filter: { kind: 'field', field: (props) => <PeriodField {...props} /> } };
    default:
      return {};
  }
}
