import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import {
  type providerDraftTexts as ProviderDraftTexts,
  providerDraftTexts,
} from '#core/i18n/providerdrafts.ts';
import { formatDate, formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { providerDrafts } from '#core/provider-drafts/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import { DataFailed } from '../warnings/DataFailed.tsx';
import { DraftDialog } from './DraftDialog.tsx';
import * as styles from './drafts.css.ts';

/** Changes that are drafts of new versions. Which one is open stands in the address. */
export function DraftsPage() {
  return (
    <WithTexts texts={[providerDraftTexts, changesTexts]}>
      <Drafts />
    </WithTexts>
  );
}

function Drafts() {
  const text = useLoadedText<typeof ProviderDraftTexts | typeof commonTexts>();
  const { $drafts, load } = useApp().part(providerDrafts);
  const loaded = useStore($drafts);
  const [, navigate] = useLocation();
  const { id } = useParams<{ id?: string }>();
  useEffect(() => {
    void load();
  }, [load]);
  const drafts = loadedValue(loaded);
  const listed = drafts?.find((draft) => draft.id === id);
  const [opened, setOpened] = useState<ProviderDraft>();
  if (listed !== undefined && listed.id !== opened?.id) setOpened(listed);
  // What is typed stays where the draft was published or discarded by somebody else, or the list cannot be loaded.
  const open = listed ?? (opened?.id === id ? opened : undefined);
  return (
    <PageFrame title={text('providerdrafts.title')} width="full">
      <div className={styles.content}>
        <p className={styles.about}>{text('providerdrafts.about')}</p>
        {loaded.state === 'failed' ? (
          <DataFailed
            error={loaded.error}
            title={text('providerdrafts.failed')}
            onRetry={() => void load()}
          />
        ) : drafts === undefined ? (
          <Skeleton lines={6} label={text('common.loading')} />
        ) : drafts.length === 0 ? (
          <EmptyState text={text('providerdrafts.none')} />
        ) : (
          <DraftTable drafts={drafts} onOpen={(one) => navigate(routes.drafts.address(one))} />
        )}
      </div>
      {open ? (
        <DraftDialog key={open.id} draft={open} onClose={() => navigate(routes.drafts.address())} />
      ) : null}
    </PageFrame>
  );
}

const columns = ['topic', 'source', 'applies', 'found', 'action'] as const;

type DraftTableProps = { drafts: readonly ProviderDraft[]; onOpen: (id: string) => void };

function DraftTable({ drafts, onOpen }: DraftTableProps) {
  const text = useLoadedText<typeof ProviderDraftTexts>();
  return (
    <table className={tables.table}>
      <ColumnNames names={columns.map((column) => text(`providerdrafts.${column}`))} />
      <tbody className={tables.body}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onOpen={() => onOpen(draft.id)} />
        ))}
      </tbody>
    </table>
  );
}

/** What a draft says in the language of the interface, else in the one in which it is written. */
export const wordsIn = ({ words, language }: ProviderDraft, preferred: InterfaceLanguage) =>
  words[preferred] ?? words[language] ?? { topic: '', summary: '' };

function DraftRow({ draft, onOpen }: { draft: ProviderDraft; onOpen: () => void }) {
  const text = useLoadedText<typeof ProviderDraftTexts | typeof changesTexts>();
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  const { source, deadline, version, provisions } = draft;
  const { topic, summary } = wordsIn(draft, language);
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName}>
        <span className={styles.topic}>{topic}</span>
        <span className={styles.summary}>{summary}</span>
      </th>
      <LabelledCell label={text('providerdrafts.source')}>
        {text(`changes.source-${source}`)}
        {version ? <span className={styles.faint}> {version.number}</span> : null}
        {provisions.length > 0 ? (
          <span className={styles.summary}>
            {text('providerdrafts.provisions', { count: provisions.length })}
          </span>
        ) : null}
      </LabelledCell>
      <LabelledCell className={tables.time} label={text('providerdrafts.applies')}>
        {deadline ? <time dateTime={deadline}>{formatDate(deadline, locale)}</time> : null}
      </LabelledCell>
      <LabelledCell className={tables.time} label={text('providerdrafts.found')}>
        {version ? <time dateTime={version.firstSeen}>{formatMoment(version.firstSeen, locale)}</time> : null}
      </LabelledCell>
      <td className={tables.cell}>
        <span className={styles.actions}>
          <Button size="small" aria-label={text('providerdrafts.openOf', { topic })} onClick={onOpen}>
            {text('providerdrafts.open')}
          </Button>
        </span>
      </td>
    </tr>
  );
}
