import type { AppPart } from '../app-parts.ts';
import { loadedValue } from '../async/loadable.ts';
import { createResource, type Resource } from '../async/resource.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type ProviderDraft, providerDraftCalls } from '../contract/main/provider-drafts.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';

/** What a person may change of a draft; an empty deadline is none. */
export type DraftContent = Pick<ProviderDraft, 'words' | 'type'> & { deadline: string | undefined };
/** Why nothing was done with a draft: the key of its text, and what does not answer. */
export type DraftProblem = {
  key: 'changed' | 'gone' | 'notYours' | 'isolatedTester' | 'sessionEnded' | 'notDone';
  away?: Away | undefined;
};

export type ProviderDraftStore = {
  $drafts: Resource<readonly ProviderDraft[]>;
  /** Whether what is there is of now. `unasked`: what is on screen stays if it fails. */
  load: (unasked?: boolean) => Promise<boolean>;
  /** Each resolves to why nothing was done. `topic` is how the page calls the draft. */
  save: (draft: ProviderDraft, content: DraftContent) => Promise<DraftProblem | undefined>;
  publish: (draft: ProviderDraft, content: DraftContent, topic: string) => Promise<DraftProblem | undefined>;
  discard: (draft: ProviderDraft, topic: string) => Promise<DraftProblem | undefined>;
};

type Dependencies = {
  main: Pick<Client<typeof mainContract>, keyof typeof providerDraftCalls>;
  notices: Pick<Notices, 'report' | 'tell'>;
  session: Pick<Session, '$session'>;
};

const byCode: Readonly<Record<string, DraftProblem['key']>> = {
  DRAFT_CHANGED: 'changed',
  DRAFT_NOT_FOUND: 'gone',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'isolatedTester',
};

/** The only table from errors of drafts to texts. */
function problemOf(error: unknown): DraftProblem {
  if (!(error instanceof ApiError)) return { key: 'notDone' };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'notDone', away: awayOf(error) };
}

/** Changes that are drafts, for those who administer the data. */
export function createProviderDrafts({ main, notices, session }: Dependencies): ProviderDraftStore {
  const $drafts = createResource<readonly ProviderDraft[]>(notices);
  onOtherUser(session, () => $drafts.reset());
  const change = (of: (drafts: readonly ProviderDraft[]) => readonly ProviderDraft[]) => {
    const drafts = loadedValue($drafts.get());
    if (drafts) $drafts.set({ state: 'ready', value: of(drafts) });
  };
  const attempt = async (doing: string, work: () => Promise<void>): Promise<DraftProblem | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      notices.report(error, doing);
      return problemOf(error);
    }
  };
  const bodyOf = ({ edition }: ProviderDraft, { words, type, deadline }: DraftContent) => ({
    edition,
    words,
    type,
    deadline: deadline ?? null,
  });
  const without = (id: string) => change((drafts) => drafts.filter((one) => one.id !== id));
  return {
    $drafts,
    async load(unasked) {
      const options = { keep: true, unasked };
      const outcome = await $drafts.load(
        'list the drafts of changes',
        () => main.providerDrafts({}),
        options,
      );
      return outcome?.state === 'ready';
    },
    save: (draft, content) =>
      attempt('save a draft', async () => {
        const saved = await main.saveProviderDraft({ id: draft.id, body: bodyOf(draft, content) });
        change((drafts) => drafts.map((one) => (one.id === saved.id ? saved : one)));
        notices.tell({ kind: 'success', key: 'providerdrafts.saved' });
      }),
    publish: (draft, content, topic) =>
      attempt('publish a draft', async () => {
        await main.publishProviderDraft({ id: draft.id, body: bodyOf(draft, content) });
        without(draft.id);
        notices.tell({ kind: 'success', key: 'providerdrafts.published', values: { topic } });
      }),
    discard: (draft, topic) =>
      attempt('discard a draft', async () => {
        await main.discardProviderDraft({ id: draft.id, body: { edition: draft.edition } });
        without(draft.id);
        notices.tell({ kind: 'success', key: 'providerdrafts.discarded', values: { topic } });
      }),
  };
}

/** Loads with its page. */
export const providerDrafts: AppPart<ProviderDraftStore> = {
  create: createProviderDrafts,
  calls: providerDraftCalls,
};
