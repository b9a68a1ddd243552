import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { ChangeFeedItem } from '#core/contract/main/changes.ts';
import { foldText } from '#core/lib/fold.ts';
import { followPages } from './feed-position.ts';
import type { LawLink } from './law-link.ts';
import { type OrganisationTransaction, oneAtATime } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type TalkedOf = Extract<ChangeFeedItem, { kind: 'change' }>;

/**
 * Reads what the provider's feed of changes has since the last time, as that of texts (feed-position.ts). An organisation
 * whose plan has no changes is refused, which is no failure: what it had stays, and nobody reads it.
 */
export function followChanges(
  organisation: Organisation,
  { changes }: Pick<LawLink, 'changes'>,
  now: () => Date,
  goOn?: () => Promise<boolean>,
): Promise<boolean> {
  const feed = {
    position: 'change_position',
    page: (since: number, mark: string | null) => changes(organisation, since, { mark }),
    enter: async (trx: OrganisationTransaction, items: readonly ChangeFeedItem[], at: Date) => {
      await oneAtATime(trx, 'changes', organisation.slug);
      await enter(trx, items, at);
    },
    forgetNumbers: async (trx: OrganisationTransaction) => {
      await trx.updateTable('change_copy').set({ sequence: 0 }).execute();
    },
    withdrawUnnumbered: (trx: OrganisationTransaction) => withdraw(trx, sql<boolean>`copy.sequence = 0`),
  } as const;
  return followPages(organisation, feed, now, goOn);
}

/** Enters lines, of each change the latest. */
async function enter(
  trx: OrganisationTransaction,
  items: readonly ChangeFeedItem[],
  at: Date,
): Promise<void> {
  const inOrder = items.toSorted((one, other) => one.sequence - other.sequence);
  const latest = [...new Map(inOrder.map((item) => [item.id, item])).values()];
  await enterChanges(
    trx,
    latest.filter((item) => item.kind === 'change'),
    at,
  );
  const gone = latest.filter(({ kind }) => kind === 'withdrawn').map(({ id }) => id);
  if (gone.length > 0) await withdraw(trx, sql<boolean>`copy.main_id in (${sql.join(gone)})`);
}

const copyOf = (item: TalkedOf, changed_at: Date) => {
  const { sequence, ...contents } = item;
  return {
    main_id: item.id,
    sequence,
    slug: item.slug,
    source: item.source,
    type: item.type,
    deadline: item.deadline ?? null,
    language: item.language,
    link: item.link ?? null,
    provisions: JSON.stringify(item.provisions),
    files: item.files,
    date: item.date,
    withdrawn: false,
    content_hash: hash('sha256', JSON.stringify(contents)),
    changed_at,
    heard_at: changed_at,
  };
};

/** What a change says to who reads in each language of the interface; the words of another one where it has none. */
const wordsOf = ({ id, language, words }: TalkedOf) =>
  interfaceLanguageCodes.map((code) => {
    const written = words[code] === undefined ? language : code;
    const { topic = '', summary = '' } = words[written] ?? {};
    return {
      main_id: id,
      language: code,
      written,
      topic,
      summary,
      folded: foldText(`${topic}\n\n${summary}`),
    };
  });

/** In a few statements. What is read again and says the same was not changed. */
async function enterChanges(
  trx: OrganisationTransaction,
  items: readonly TalkedOf[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return;
  const entered = await trx
    .insertInto('change_copy')
    .values(items.map((item) => copyOf(item, at)))
    .onConflict((conflict) =>
      conflict
        .column('main_id')
        .doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          slug: eb.ref('excluded.slug'),
          source: eb.ref('excluded.source'),
          type: eb.ref('excluded.type'),
          deadline: eb.ref('excluded.deadline'),
          language: eb.ref('excluded.language'),
          link: eb.ref('excluded.link'),
          provisions: eb.ref('excluded.provisions'),
          files: eb.ref('excluded.files'),
          date: eb.ref('excluded.date'),
          withdrawn: false,
          content_hash: eb.ref('excluded.content_hash'),
          changed_at: sql<Date>`case when change_copy.content_hash = excluded.content_hash then change_copy.changed_at else excluded.changed_at end`,
        }))
        .whereRef('change_copy.sequence', '<', sql`excluded.sequence`),
    )
    .returning('main_id')
    .execute();
  const ids = new Set(entered.map(({ main_id }) => main_id));
  const words = items.filter(({ id }) => ids.has(id)).flatMap(wordsOf);
  if (words.length === 0) return;
  await trx
    .insertInto('change_words')
    .values(words)
    .onConflict((conflict) =>
      conflict.columns(['main_id', 'language']).doUpdateSet((eb) => ({
        written: eb.ref('excluded.written'),
        topic: eb.ref('excluded.topic'),
        summary: eb.ref('excluded.summary'),
        folded: eb.ref('excluded.folded'),
      })),
    )
    .execute();
}

/**
 * Takes away what the provider tells of no more. Where somebody has said something of it, it stays with that, and says so;
 * who sees it then is decided where it is read (change-rows.ts). Its files are gone with the provider's.
 */
async function withdraw(
  trx: OrganisationTransaction,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  await trx
    .updateTable('change_copy as copy')
    .set({ withdrawn: true, files: 0 })
    .where(condition)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('change_element').select('id').whereRef('main_id', '=', 'copy.main_id')),
        exists(
          selectFrom('comment')
            .select('id')
            .where('change_origin', '=', 'main')
            .where('change_id', '=', sql<string>`copy.main_id::text`)
            .where('removed_at', 'is', null),
        ),
      ]),
    )
    .execute();
  await trx.deleteFrom('change_copy as copy').where(condition).where('withdrawn', '=', false).execute();
}
