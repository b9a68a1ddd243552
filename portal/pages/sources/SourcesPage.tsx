import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { categories } from '#core/contract/main/categories.ts';
import { type categoryTexts as CategoryTexts, categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type sourcesTexts as SourcesTexts, sourcesTexts } from '#core/i18n/sources.ts';
import {
  countByCategory,
  type DocumentOrder,
  filterDocuments,
  sortDocuments,
} from '#core/regulations/document-list.ts';
import { regulations } from '#core/regulations/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { inset } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import { ListFilter } from '../ListFilter.tsx';
import * as viewList from '../view-list.css.ts';
import { SampleChoice } from './SampleChoice.tsx';
import { SourceTable } from './SourceTable.tsx';
import { SourceViews } from './SourceViews.tsx';
import { skeleton } from './source-table.css.ts';

/** All regulations by view. The view is part of the address, the typed filter is not. */
export function SourcesPage() {
  return (
    <WithTexts texts={[sourcesTexts, categoryTexts]}>
      <Sources />
    </WithTexts>
  );
}

function Sources() {
  const { part, $documentLanguage } = useApp();
  const { list: listIn, reload } = part(regulations);
  const text = useLoadedText<typeof SourcesTexts | typeof CategoryTexts | typeof commonTexts>();
  const language = useStore($documentLanguage);
  const list = useStore(listIn(language));
  const requested = new URLSearchParams(useSearch()).get('category');
  const category = categories.find((each) => each === requested);
  const [, navigate] = useLocation();
  const [term, setTerm] = useState('');
  const [order, setOrder] = useState<DocumentOrder>({ column: 'number', descending: false });
  const content = useRef<HTMLDivElement>(null);
  const title = category ? text(`categories.${category}`) : text('sources.title');

  const documents = loadedValue(list);
  const counts = useMemo(() => documents && countByCategory(documents), [documents]);
  const matching = useMemo(
    () => documents && sortDocuments(filterDocuments(documents, category, term), order, language),
    [documents, category, term, order, language],
  );

  return (
    <PageFrame
      title={title}
      width="full"
      about={
        <>
          <p role="status">{matching ? text('sources.shown', { count: matching.length }) : '\u00a0'}</p>
          <SampleChoice documents={documents} />
        </>
      }
      actions={
        <ListFilter
          label={text('sources.filter')}
          clearLabel={text('sources.clearFilter')}
          term={term}
          onTerm={setTerm}
          onLeave={() => content.current?.querySelector<HTMLElement>('tbody a')?.focus()}
        />
      }
      side={
        <SourceViews
          counts={counts}
          category={category}
          onCategory={(view) => navigate(routes.sources.address(view), { replace: true })}
        />
      }
    >
      <div ref={content} className={classes(inset, viewList.content)}>
        {list.state === 'failed' ? (
          <FailedState
            error={list.error}
            title={text('sources.failed')}
            onRetry={() => void reload(language)}
          />
        ) : matching === undefined ? (
          <Skeleton lines={12} label={text('common.loading')} className={skeleton} />
        ) : matching.length > 0 ? (
          <SourceTable documents={matching} order={order} onOrder={setOrder} />
        ) : term.trim() === '' ? (
          <EmptyState text={text('sources.empty')} />
        ) : (
          <EmptyState
            text={text('sources.noResult', { term: term.trim() })}
            action={<Button onClick={() => setTerm('')}>{text('sources.clearFilter')}</Button>}
          />
        )}
      </div>
    </PageFrame>
  );
}
