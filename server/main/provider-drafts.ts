import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import { waitingDrafts } from '../data/published-changes.ts';
import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import { withdrawChanges, withdrawSampleChanges } from '../import/provider-changes/withdraw-changes.ts';
import { keepImportsAway } from '../import/remove-documents.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';

type Calls = 'providerDrafts' | 'saveProviderDraft' | 'publishProviderDraft' | 'discardProviderDraft';
type Decision = { id: string; email: string; now: Date };
type Request = {
  params: { id: string };
  caller: ViewingCaller;
  body?: { edition?: number | undefined } | undefined;
};

/** Changes that are drafts, for those who administer the data. */
export function providerDraftHandlers({
  db,
  read,
  caughtUp,
  now,
}: Pick<MainStores, 'db' | 'read' | 'caughtUp'> & { now: () => Date }): Pick<MainHandlers, Calls> {
  const edit = async <Result>(
    { params: { id }, caller, body }: Request,
    change: (trx: MainDb, draft: WaitingRow) => Promise<Result>,
  ): Promise<Result> => {
    refuseIsolated(caller);
    const edited = await db.transaction().execute(async (trx) => {
      // The order of all that changes what is told of changes: the lock of imports, then rows.
      await keepImportsAway(trx);
      const draft = await waitingDrafts(trx).selectAll().where('id', '=', id).executeTakeFirst();
      if (draft === undefined)
        throw new HttpProblem(
          404,
          'DRAFT_NOT_FOUND',
          'there is no draft with this id that waits for a decision',
        );
      if (body?.edition !== undefined && body.edition !== Number(draft.sequence))
        throw new HttpProblem(409, 'DRAFT_CHANGED', 'somebody has changed this draft meanwhile');
      return change(trx, draft);
    });
    await caughtUp();
    return edited;
  };
  const decide = (request: Request, change: (trx: MainDb, draft: WaitingRow) => Promise<void>) =>
    edit(request, async (trx, draft) => {
      await change(trx, draft);
      await noteDecision(trx, { id: draft.id, email: request.caller.email, now: now() });
      return { id: draft.id, slug: draft.slug };
    });
  return {
    providerDrafts: ({ caller }) => {
      refuseIsolated(caller);
      return listDrafts(read);
    },
    saveProviderDraft: (request) =>
      edit(request, async (trx, draft) => {
        const set = contentOf(request.body, draft);
        if (Object.keys(set).length > 0)
          await trx.updateTable('provider_change').set(set).where('id', '=', draft.id).execute();
        const [saved] = await listDrafts(trx, draft.id);
        if (saved === undefined) throw new Error(`${draft.slug}: is no draft with words`);
        return saved;
      }),
    publishProviderDraft: (request) =>
      decide(request, async (trx, draft) => {
        await trx
          .updateTable('provider_change')
          // The day on which it is first told.
          .set({ ...contentOf(request.body, draft), published: true, date: swissDay(now()) })
          .where('id', '=', draft.id)
          .execute();
        // Invented changes make way for the first real one, as when lists are loaded.
        await withdrawSampleChanges(trx, { now: now(), confirmed: true });
      }),
    discardProviderDraft: (request) => decide(request, (trx, { id }) => withdrawChanges(trx, [id], now())),
  };
}

const waitingRow = (db: MainDb) => waitingDrafts(db).selectAll().executeTakeFirstOrThrow();
type WaitingRow = Awaited<ReturnType<typeof waitingRow>>;

type Content = Pick<ProviderDraft, 'type' | 'words'> & { deadline: string | null };

/** What is to be stored of an edit. */
function contentOf(
  { words, type, deadline }: { [K in keyof Content]?: Content[K] | undefined },
  { language }: Pick<WaitingRow, 'language'>,
) {
  if (words !== undefined && (language === null || words[language] === undefined))
    throw new HttpProblem(
      400,
      'INVALID_REQUEST',
      `words.${language}: is missing: the change is written in it`,
    );
  return {
    ...(words === undefined ? {} : { words: JSON.stringify(words) }),
    ...(type === undefined ? {} : { type }),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

async function listDrafts(read: MainDb, id?: string): Promise<ProviderDraft[]> {
  const rows = await waitingDrafts(read)
    .$if(id !== undefined, (query) => query.where('provider_change.id', '=', id ?? ''))
    .leftJoin('source_version', 'source_version.change_id', 'provider_change.id')
    .selectAll('provider_change')
    .select([
      'source_version.source as of_source',
      'number',
      'name',
      'source_version.version_date',
      'first_seen',
    ])
    .orderBy('deadline')
    .orderBy('slug')
    .execute();
  // An act that is watched under two numbers has its versions twice, with one draft.
  const unlike = [...new Map(rows.map((row) => [row.id, row])).values()];
  return unlike.flatMap(({ id, slug, source, type, language, words, ...row }) => {
    if (source === null || type === null || language === null || words === null) return [];
    const { of_source: from, number, name, version_date: versionDate, first_seen: firstSeen } = row;
    const isOfVersion = from !== null && number !== null && name !== null && versionDate !== null;
    return [
      {
        id,
        slug,
        edition: Number(row.sequence),
        source,
        type,
        language,
        words,
        deadline: row.deadline ?? undefined,
        link: row.link ?? undefined,
        provisions: row.provisions,
        files: 0,
        date: row.date,
        version:
          isOfVersion && firstSeen !== null
            ? { source: from, number, name, versionDate, firstSeen: firstSeen.toISOString() }
            : undefined,
      },
    ];
  });
}

/** Who decided, and when, for the operator. */
async function noteDecision(trx: MainDb, { id, email, now }: Decision): Promise<void> {
  await trx
    .updateTable('source_version')
    .set({ decided_at: now, decided_by: email })
    .where('change_id', '=', id)
    .execute();
}
