import { sql } from 'kysely';
import { addDays } from '#core/lib/dates.ts';
import { addMonths } from '#core/lib/months.ts';
import { swissDay } from '../data/versions.ts';
import { isOngoing } from './change-rows.ts';
import { deadlineOf, findForReaders, findOwned, statusOf } from './digest-change-rows.ts';
import { type DigestDb, digestSection, type Occasion, type Writing } from './digest-section.ts';
import { type ChangeLines, changeItem, counted, longDay, maxLines, moreOf } from './digest-words.ts';

/** Days for which a change is new, as in the table of changes. */
export const newFor = 30;

/** Changes of which nobody has said yet how they stand, and which nobody owns. */
export const unprocessedChanges = digestSection<ChangeLines>({
  consent: 'WEEKLY_UNPROCESSED_CHANGES',
  isFor: ({ seesChanges }) => seesChanges,
  isSameForAll: true,
  find: () =>
    findForReaders({
      condition: () =>
        sql<boolean>`${statusOf} = '?' and change.owner is null and copy.withdrawn is not true`,
    }),
  write: ({ total, lines }, writing) => {
    const { texts, language, portalUrl } = writing;
    const link = `${portalUrl}/changes?domainData.owner=nobody&domainData.status=%3F`;
    return {
      heading: texts.unprocessed.heading,
      lead: counted(texts.unprocessed, 'lead', { count: total, language }),
      items: lines.map((line) => changeItem(line, writing)),
      ...moreOf({ total, displayed: lines.length, link }, writing),
    };
  },
});

/** What was first heard of since the last digest; of the provider's only what it has told lately, not its whole stock. */
export const newChanges = digestSection<ChangeLines>({
  consent: 'WEEKLY_NEWS_AND_CHANGES',
  isFor: ({ seesChanges }) => seesChanges,
  isSameForAll: true,
  find: ({ since, until, today }) =>
    findForReaders({
      latestFirst: true,
      condition: (db) => sql<boolean>`copy.withdrawn is not true and (
        (copy.heard_at >= ${since} and copy.heard_at < ${until} and copy.date > ${addDays(today, -newFor)})
        or change.id in ${createdBetween(db, { since, until })})`,
    }),
  write: ({ total, lines }, writing) => {
    const { texts, language, portalUrl, since } = writing;
    const day = longDay(swissDay(since), language);
    return {
      heading: texts.newChanges.heading,
      lead: counted(texts.newChanges, 'lead', { count: total, language, day }),
      items: lines.map((line) => changeItem(line, writing)),
      ...moreOf(
        { total, displayed: lines.length, link: `${portalUrl}/changes?sort=date&order=desc` },
        writing,
      ),
    };
  },
});

/** Own changes, by the fact with which each begins. */
const createdBetween = (db: DigestDb, { since, until }: Pick<Occasion, 'since' | 'until'>) =>
  db
    .selectFrom('change_fact')
    .select('change_fact.change_id')
    .where('change_fact.kind', '=', 'created')
    .where('change_fact.at', '>=', since)
    .where('change_fact.at', '<', until);

type Deadlines = { own: ChangeLines; all: ChangeLines };

/** On-going changes whose deadline is within a month or over, own ones first. */
export const deadlines = digestSection<Deadlines>({
  consent: 'WEEKLY_DEADLINE_CHANGES',
  isFor: ({ seesChanges }) => seesChanges,
  find: ({ today }) => {
    const condition = sql<boolean>`${isOngoing} and ${deadlineOf} <= ${addMonths(today, 1)}`;
    const findAll = findForReaders({ condition: () => condition });
    const findOwn = findOwned(condition);
    return async (db, receivers) => {
      const all = await findAll(db, receivers);
      const own = await findOwn(db, receivers);
      const nothing = { total: 0, lines: [] };
      return new Map([...all].map(([id, changes]) => [id, { all: changes, own: own.get(id) ?? nothing }]));
    };
  },
  write: ({ own, all }, writing) => {
    const { texts, language } = writing;
    const names = new Set(own.lines.map(({ slug }) => slug));
    // Of all as many are known as are listed: enough, however many of them are own ones.
    const others = all.lines.filter(({ slug }) => !names.has(slug)).slice(0, maxLines - own.lines.length);
    const until = addMonths(writing.today, 1);
    return {
      heading: texts.deadlines.heading,
      lead: counted(texts.deadlines, 'lead', { count: all.total, language, day: longDay(until, language) }),
      items: [
        ...own.lines.map((line) => changeItem(line, writing, true)),
        ...others.map((line) => changeItem(line, writing)),
      ],
      ...moreOf(
        { total: all.total, displayed: own.lines.length + others.length, link: dueLink(until, writing) },
        writing,
      ),
    };
  },
});

const dueLink = (until: string, { portalUrl }: Writing) =>
  `${portalUrl}/changes?deadline=/${until}&domainData.status=R,A,G,%3F`;
