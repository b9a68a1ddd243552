import { useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import type { Change } from '#core/contract/domain/changes.ts';
import { calendarTexts } from '#core/i18n/calendar.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { useText } from '#widgets/app-context.tsx';
import { ChangeDetail } from '#widgets/changes/ChangeDetail.tsx';
import { ChangeTable } from '#widgets/changes/ChangeTable.tsx';
import type { ChangeSlots } from '#widgets/changes/change-slots.ts';
import { ImpactPart } from '#widgets/changes/impact/ImpactPart.tsx';
import { useDocuments } from '#widgets/use-documents.ts';
import { Watch } from '#widgets/watching/Watch.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { displays } from './calendar/displays.tsx';
import { useChangeComments } from './use-change-comments.tsx';
import { useChangeFiles } from './use-change-files.tsx';
import { useChangeQuery } from './use-change-query.ts';

/** The table of changes: filters, switches and order stand in the address, and one change may be in focus. */
export function ChangesPage() {
  const text = useText(changesTexts, tableTexts, calendarTexts);
  return text ? <ChangesTable title={text('changes.title')} /> : <PagePending />;
}

/** The link of a view. One without filters says so, since an address without any shows what was asked for last. */
const linkOf = (search: string) =>
  new URL(`${routes.changes.address()}?${search || 'green=1'}`, window.location.origin).href;

/** The address of a change alone. */
const addressOf = (slug: string) => new URL(routes.changes.address({}, slug), window.location.origin).href;

function ChangesTable({ title }: { title: string }) {
  const { slug } = useParams<{ slug?: string }>();
  const [query, onQuery] = useChangeQuery(slug);
  const [, navigate] = useLocation();
  const { documents, documentLanguage } = useDocuments();
  const changeComments = useChangeComments(documents);
  const changeFiles = useChangeFiles();
  const slots = useMemo<ChangeSlots>(() => {
    const leading = {
      Link: ChangeLink,
      placeName: (complete: string) => citationOf(complete, documents, documentLanguage),
    };
    return {
      ...leading,
      comments: changeComments,
      files: changeFiles,
      Watch,
      impact: (change) => <ImpactPart change={change} slots={leading} />,
    };
  }, [documents, documentLanguage, changeComments, changeFiles]);
  const detail = useCallback((change: Change) => <ChangeDetail change={change} slots={slots} />, [slots]);
  return (
    <ChangeTable
      query={query}
      onQuery={onQuery}
      slug={slug}
      onSlug={(next) => navigate(routes.changes.address({}, next))}
      hrefOf={linkOf}
      addressOf={addressOf}
      displays={displays}
      detail={detail}
      frame={({ about, actions, table, topic }) => (
        <PageFrame title={title} name={topic} width="full" fitted about={about} actions={actions}>
          {table}
        </PageFrame>
      )}
    />
  );
}
