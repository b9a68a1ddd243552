import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { type CommentWords, placeOf } from '#core/comment-list/columns.ts';
import { commentList } from '#core/comment-list/store.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { commentListTexts } from '#core/i18n/commentlist.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { type TextOf, useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { useLiveComments } from '#widgets/comments/live-comments.ts';
import { ExportButton, type ExportWords } from '#widgets/export/ExportButton.tsx';
import { DataTable } from '#widgets/table/DataTable.tsx';
import { TableSettings } from '#widgets/table/TableSettings.tsx';
import type { DataTableModel } from '#widgets/table/use-data-table.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { routes } from '../../routes.ts';
import { RowControls, SelectAll } from '../../server-table/RowControls.tsx';
import { rowsOf } from '../../server-table/rows-of.ts';
import { useIdSet } from '../../server-table/use-id-set.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { CommentDetail } from './CommentDetail.tsx';
import * as styles from './comments.css.ts';
import { Selection } from './Selection.tsx';
import { useCommentColumns } from './use-comment-columns.tsx';
import { useCommentExport } from './use-comment-export.ts';
import { useCommentQuery } from './use-comment-query.ts';
import { useCommentTable } from './use-comment-table.ts';
import { useCommentWords } from './use-comment-words.ts';

/** The comments of the organisation as a table: filters and order stand in the address. */
export function CommentsPage() {
  return useText(commentListTexts, tableTexts) ? <Comments /> : <PagePending />;
}

function Comments() {
  const text = useLoadedText<typeof commentListTexts>();
  const list = useApp().part(commentList);
  const words = useCommentWords();
  const [query, onQuery] = useCommentQuery();
  const selection = useIdSet(query);
  const opened = useIdSet(undefined);
  const loadable = useStore(list.$rows);
  const controls = useControls(words, selection, opened);
  useLiveComments(() => void list.refresh());
  const table = useCommentTable({
    query,
    onQuery,
    columns: useCommentColumns({ words, filters: query.filters, controls }),
    detail: useCallback(
      (comment: Comment) =>
        opened.ids.has(comment.icid) ? <CommentDetail comment={comment} words={words} /> : undefined,
      [opened.ids, words],
    ),
  });
  const prepare = useCommentExport({ query, words, columns: table.columns.map(({ id }) => id) });
  return (
    <PageFrame
      title={text('commentlist.title')}
      width="full"
      fitted
      about={
        selection.ids.size > 0 ? (
          <Selection selected={selection.ids} onClear={selection.clear} />
        ) : (
          <Count table={table} isKnown={loadedValue(loadable) !== undefined} words={words} />
        )
      }
      actions={
        <>
          {table.rowCount > 0 ? <ExportButton prepare={prepare} words={exportWords(text)} /> : null}
          {table.rowCount > 0 || table.narrowedBy > 0 ? <TableSettings table={table} /> : null}
        </>
      }
    >
      <DataTable
        caption={text('commentlist.title')}
        table={table}
        source={rowsOf(loadable)}
        failedTitle={text('commentlist.failed')}
        onRetry={() => void list.reload()}
        empty={
          <EmptyState
            text={text('commentlist.empty')}
            action={
              <Link href={routes.sources.address()} className={styles.link}>
                {text('commentlist.toSources')}
              </Link>
            }
          />
        }
      />
    </PageFrame>
  );
}

const exportWords = (text: TextOf<typeof commentListTexts>): ExportWords => ({
  export: text('commentlist.export'),
  cancel: text('commentlist.cancel'),
  writing: text('commentlist.writing'),
  exporting: (done, total) => text('commentlist.exporting', { done, total }),
});

type CountProps = { table: DataTableModel<Comment>; isKnown: boolean; words: CommentWords };

function Count({ table, isKnown, words }: CountProps) {
  const text = useLoadedText<typeof commentListTexts | typeof tableTexts | typeof commonTexts>();
  const number = (value: number) => formatNumber(value, localeOf(words.interfaceLanguage));
  const { rowCount, total, narrowedBy } = table;
  const count =
    narrowedBy === 0
      ? text('commentlist.count', { count: total })
      : text('table.shown', { found: number(rowCount), total: number(total) });
  return <p role="status">{isKnown ? count : '\u00a0'}</p>;
}

/** What stands before each row, and above: only who writes comments selects them. */
function useControls(
  words: CommentWords,
  selection: ReturnType<typeof useIdSet>,
  opened: ReturnType<typeof useIdSet>,
) {
  const { part, session } = useApp();
  const text = useLoadedText<typeof commentListTexts>();
  const comments = loadedValue(useStore(part(commentList).$rows))?.rows;
  const roles = useStore(session.$session).user?.roles ?? [];
  const writes = roles.includes('COMMENT_EDITOR') || roles.includes('ISOLATED_TESTER');
  return useMemo(() => {
    const changeable = (comments ?? []).filter(({ rights }) => rights.setStatus).map(({ icid }) => icid);
    return {
      label: text('commentlist.detail'),
      head: writes ? (
        <SelectAll
          label={text('commentlist.selectAll')}
          ids={changeable}
          selected={selection.ids}
          onSelect={selection.set}
        />
      ) : undefined,
      cell: (comment: Comment) => (
        <RowControls
          labels={{
            select: text('commentlist.select', { place: placeOf(comment, words) }),
            showDetail: text('commentlist.showDetail', { place: placeOf(comment, words) }),
          }}
          open={opened.ids.has(comment.icid)}
          onToggle={() => opened.set([comment.icid], !opened.ids.has(comment.icid))}
          selected={writes ? selection.ids.has(comment.icid) : undefined}
          selectable={comment.rights.setStatus}
          onSelect={(selected) => selection.set([comment.icid], selected)}
        />
      ),
    };
  }, [words, selection, opened, comments, writes, text]);
}
