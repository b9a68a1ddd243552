import { sql } from 'kysely';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { LetterItem } from '../mail/letter.ts';
import { isOngoing, isThere } from './change-rows.ts';
import { seenComments } from './comment-visibility.ts';
import { type DigestDb, digestSection, type Writing } from './digest-section.ts';
import { type Receiver, theViewer, viewerRows } from './digest-viewers.ts';
import { changeLink, counted, dueWords, maxLines, moreOf } from './digest-words.ts';

/** A change in which somebody has open tasks. */
type ChangeWithTasks = {
  slug: string;
  topic: string;
  language: InterfaceLanguage;
  tasks: number;
  /** When the first of them is due. */
  due: string | null;
};
type Tasks = { toDo: number; inProgress: number; changes: readonly ChangeWithTasks[]; total: number };

/** The open tags of somebody in comments that are to do or in progress, and their open tasks of changes. */
export const tasks = digestSection<Tasks>({
  consent: 'WEEKLY_TASKS',
  isFor: ({ worksWithOthers }) => worksWithOthers,
  find: () => async (db, receivers) => {
    const tags = await findTags(db, receivers);
    const changes = await findChanges(db, receivers);
    const entries = receivers.map(({ id }): [string, Tasks] => {
      const own = changes.get(id) ?? [];
      const { toDo = 0, inProgress = 0 } = tags.get(id) ?? {};
      return [id, { toDo, inProgress, changes: own, total: own[0]?.total ?? 0 }];
    });
    return new Map(
      entries.filter(([, { toDo, inProgress, total }]) => toDo > 0 || inProgress > 0 || total > 0),
    );
  },
  write: ({ toDo, inProgress, changes, total }, writing) => {
    const { texts, portalUrl } = writing;
    return {
      heading: texts.tasks.heading,
      items: [
        ...ofComments('toDo', { count: toDo, status: 1 }, writing),
        ...ofComments('inProgress', { count: inProgress, status: 2 }, writing),
        ...changes.map((change) => ofChange(change, writing)),
      ],
      ...moreOf(
        {
          total,
          displayed: changes.length,
          // No list has the changes in which somebody has tasks.
          link: `${portalUrl}/dashboard`,
        },
        writing,
      ),
    };
  },
});

/** How many comments wait, with the list that the overview leads to; no word of them, as in mails of tags. */
function ofComments(
  name: 'toDo' | 'inProgress',
  { count, status }: { count: number; status: number },
  { texts, language, portalUrl, receiver }: Writing,
): LetterItem[] {
  if (count === 0) return [];
  const link = `${portalUrl}/comments?taggedUserIds=${receiver.id}&status=${status}&resolved=0`;
  return [{ words: counted(texts.tasks, name, { count, language }), link }];
}

function ofChange({ slug, topic, tasks: count, due, language }: ChangeWithTasks, writing: Writing) {
  const { texts, portalUrl } = writing;
  const number = counted(texts.tasks, 'ofChange', { count, language: writing.language });
  return {
    words: topic,
    link: changeLink(portalUrl, slug),
    note: [number, ...(due === null ? [] : [dueWords(due, writing)])].join(' · '),
    ...(language !== writing.language && { language }),
  };
}

async function findTags(db: DigestDb, receivers: readonly Receiver[]) {
  const said = seenComments(db, theViewer)
    .innerJoin('comment_tag', 'comment_tag.comment_id', 'comment.id')
    .where('comment_tag.account_id', '=', theViewer.id)
    .where('comment_tag.ended_at', 'is', null)
    .select(sql<number>`(count(*) filter (where comment.status = 1))::integer`.as('toDo'))
    .select(sql<number>`(count(*) filter (where comment.status = 2))::integer`.as('inProgress'));
  const rows = await db
    .selectFrom(viewerRows(receivers))
    .innerJoinLateral(said.as('said'), (join) => join.onTrue())
    .select(['viewer.id', 'said.toDo', 'said.inProgress'])
    .execute();
  return new Map(rows.map(({ id, toDo, inProgress }) => [id, { toDo, inProgress }]));
}

async function findChanges(db: DigestDb, all: readonly Receiver[]) {
  const receivers = all.filter(({ seesChanges }) => seesChanges);
  if (receivers.length === 0) return new Map<string, (ChangeWithTasks & { total: number })[]>();
  const slug = sql<string>`coalesce(copy.slug, change.slug)`;
  const due = sql<string | null>`min(task.due_date)`;
  const changes = db
    .selectFrom(viewerRows(receivers))
    .innerJoin('change_task as task', 'task.owner', 'viewer.id')
    .innerJoin('change_element as change', 'change.id', 'task.change_id')
    .leftJoin('change_copy as copy', 'copy.main_id', 'change.main_id')
    .leftJoin('change_words as words', (join) =>
      join.onRef('words.main_id', '=', 'copy.main_id').onRef('words.language', '=', 'viewer.language'),
    )
    .where('task.done', '=', false)
    .where(isOngoing)
    .where(isThere(db, theViewer))
    .groupBy(['viewer.id', 'change.id', 'copy.main_id', 'words.main_id', 'words.language'])
    .select([
      'viewer.id as receiver',
      slug.as('slug'),
      sql<string>`coalesce(words.topic, change.topic)`.as('topic'),
      sql<InterfaceLanguage>`coalesce(words.written, change.language)`.as('language'),
      sql<number>`count(*)::integer`.as('tasks'),
      due.as('due'),
      sql<number>`(count(*) over (partition by viewer.id))::integer`.as('total'),
      sql<number>`row_number() over (partition by viewer.id order by ${due} nulls last, ${slug})`.as('place'),
    ]);
  const rows = await db
    .selectFrom(changes.as('own'))
    .selectAll()
    .where('place', '<=', maxLines)
    .orderBy('place')
    .execute();
  return Map.groupBy(rows, ({ receiver }) => receiver);
}
