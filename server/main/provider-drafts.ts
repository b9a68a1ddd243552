import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import { waitingDrafts } from '../data/published-changes.ts';
import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import { withdrawChanges, withdrawSampleChanges } from '../import/provider-changes/withdraw-changes.ts';
import { keepImportsAway } from '../import/remove-documents.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';

type Calls = 'providerDrafts' | 'publishProviderDraft' | 'discardProviderDraft';
type Decision = { id: string; email: string; now: Date };

/** Changes that are drafts, for those who administer the data. */
export function providerDraftHandlers({
  db,
  read,
  caughtUp,
  now,
}: Pick<MainStores, 'db' | 'read' | 'caughtUp'> & { now: () => Date }): Pick<MainHandlers, Calls> {
  const decide = async (
    { params: { id }, caller }: { params: { id: string }; caller: ViewingCaller },
    change: (trx: MainDb, draft: WaitingRow) => Promise<void>,
  ) => {
    refuseIsolated(caller);
    const decision = { id, email: caller.email, now: now() };
    const decided = await db.transaction().execute(async (trx) => {
      // The order of all that changes what is told of changes: the lock of imports, then rows.
      await keepImportsAway(trx);
      const draft = await waitingDrafts(trx).selectAll().where('id', '=', id).executeTakeFirst();
      if (draft === undefined)
        throw new HttpProblem(
          404,
          'DRAFT_NOT_FOUND',
          'there is no draft with this id that waits for a decision',
        );
      await change(trx, draft);
      await noteDecision(trx, decision);
      return { id, slug: draft.slug };
    });
    await caughtUp();
    return decided;
  };
  return {
    providerDrafts: ({ caller }) => {
      refuseIsolated(caller);
      return listDrafts(read);
    },
    publishProviderDraft: ({ body: { words, type, deadline }, ...request }) =>
      decide(request, async (trx, { id, language }) => {
        if (words !== undefined && (language === null || words[language] === undefined))
          throw new HttpProblem(
            400,
            'INVALID_REQUEST',
            `words.${language}: is missing: the change is written in it`,
          );
        await trx
          .updateTable('provider_change')
          .set({
            published: true,
            // The day on which it is first told.
            date: swissDay(now()),
            ...(words === undefined ? {} : { words: JSON.stringify(words) }),
            ...(type === undefined ? {} : { type }),
            ...(deadline === undefined ? {} : { deadline }),
          })
          .where('id', '=', id)
          .execute();
        // Invented changes make way for the first real one, as when lists are loaded.
        await withdrawSampleChanges(trx, { now: now(), confirmed: true });
      }),
    discardProviderDraft: (request) => decide(request, (trx, { id }) => withdrawChanges(trx, [id], now())),
  };
}

const waitingRow = (db: MainDb) => waitingDrafts(db).selectAll().executeTakeFirstOrThrow();
type WaitingRow = Awaited<ReturnType<typeof waitingRow>>;

async function listDrafts(read: MainDb): Promise<ProviderDraft[]> {
  const rows = await waitingDrafts(read)
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
