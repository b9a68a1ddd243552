import type { ReactNode } from 'react';
import { extraColumns, filtersOf, orderOf } from '#core/comment-list/columns.ts';
import { type CommentQuery, isLatestFirst } from '#core/comment-list/comment-address.ts';
import { commentList } from '#core/comment-list/store.ts';
import type { CommentOrder } from '#core/contract/domain/comment-lists.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import type { DataTableModel } from '#widgets/table/use-data-table.ts';
import { type ServerTableSpec, useServerTable } from '../../server-table/use-server-table.ts';

type CommentTableOptions = {
  query: CommentQuery;
  onQuery: (change: Partial<CommentQuery>) => void;
  columns: readonly TableColumn<Comment>[];
  detail: (comment: Comment) => ReactNode;
};

const spec: ServerTableSpec<CommentOrder> = {
  table: 'comments',
  orderOf,
  filtersOf,
  extraColumns,
  textColumn: 'words',
  isLatestFirst,
};
const idOf = ({ icid }: Comment) => icid;

/** The table of comments. */
export function useCommentTable(options: CommentTableOptions): DataTableModel<Comment> {
  const list = useApp().part(commentList);
  return useServerTable<Comment, CommentOrder, CommentQuery>({ ...options, spec, list, idOf });
}
