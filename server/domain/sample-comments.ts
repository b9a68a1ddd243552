import type { CommentStatusId } from '#core/contract/domain/comments.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import {
  answers,
  commentedDocuments,
  privateRemarks,
  remarks,
  type SampleRemark,
} from '../sample/comments/own-comments.ts';
import { changingComments } from './comment-access.ts';
import { insertComment, paragraphPlace } from './comment-insert.ts';
import type { CommentState } from './comment-state.ts';
import { bringTo, type CommentTransaction, type Known, loadComment } from './comment-store.ts';
import type { Organisation } from './organisation.ts';

const count = { threads: 140, private: 12, all: 200 };
const hour = 60 * 60 * 1000;
/** Who writes and who is named; the others of the sample read, so that their inbox is empty. */
const authors = ['comments', 'editor', 'admin'];
const colleagues = ['editor', 'admin', 'comments', 'changes'];

/** Something that somebody does; `at` in hours after the first of all. */
type Deed = { at: number; work: (known: Omit<Known, 'kind' | 'actor'>) => Promise<void> };

/** Fills sample organisations that have no comments with two hundred each: threads, tags and statuses, with their facts. */
export async function createSampleComments(organisations: readonly Organisation[], now: Date): Promise<void> {
  for (const organisation of organisations) {
    if (!organisation.sample) continue;
    await changingComments(organisation, async (trx) => {
      const any = await trx.selectFrom('comment').select('id').limit(1).executeTakeFirst();
      if (any !== undefined) return;
      const deeds = await deedsOf(trx, organisation);
      // In the order in which they happen, since facts have it.
      const ordered = deeds.toSorted((a, b) => a.at - b.at);
      const last = ordered.at(-1)?.at ?? 0;
      for (const { at, work } of ordered)
        await work({ now: new Date(now.getTime() - (last + 24 - at) * hour), after: [] });
    });
  }
}

async function deedsOf(trx: CommentTransaction, organisation: Organisation): Promise<Deed[]> {
  const ids = await idsOf(trx, organisation);
  const person = (names: readonly string[], index: number) => ids.get(names[index % names.length] ?? '');
  const places = placesOf(organisation);
  const deeds: Deed[] = [];
  let replies = count.all - count.threads;
  for (let index = 0; index < count.threads; index += 1) {
    const isPrivate = index % Math.floor(count.threads / count.private) === 5;
    const remark = pick<SampleRemark>(isPrivate ? privateRemarks : remarks, index);
    // The isolated tester writes too, for nobody else.
    const author = isPrivate && index % 3 === 0 ? ids.get('tester') : person(authors, index);
    const place = places[(index * 7) % places.length];
    if (author === undefined || place === undefined) continue;
    const answerCount = isPrivate ? 0 : Math.min(replies, index % 4 === 0 ? 2 : index % 3 === 0 ? 1 : 0);
    replies -= answerCount;
    const named = isPrivate || index % 5 > 1 ? [] : [person(colleagues, index + 1) ?? author];
    const thread = { remark, author, place, isPrivate, named, index };
    deeds.push(
      ...threadDeeds(trx, thread, (number) => person(authors, index + number) ?? author, answerCount),
    );
  }
  return deeds;
}

type Thread = {
  remark: SampleRemark;
  author: string;
  place: string;
  isPrivate: boolean;
  named: readonly string[];
  index: number;
};

/** A comment, its answers, and what becomes of its status. */
function threadDeeds(
  trx: CommentTransaction,
  { remark, author, place, isPrivate, named, index }: Thread,
  answerer: (number: number) => string,
  answerCount: number,
): Deed[] {
  const status = ((index * 5) % 4) as CommentStatusId;
  const begin = index * 13;
  let root = '';
  const state = {
    ...stateOf(remark, author, isPrivate),
    commentType: remark.type,
    status: status === 3 ? (1 as const) : status,
    tags: Object.fromEntries(named.map((id) => [id, 'open' as const])),
  };
  const write: Deed = {
    at: begin,
    work: async (known) => {
      const of = { place: paragraphPlace(place, null), state };
      root = (await insertComment(trx, of, { ...known, kind: 'created', actor: author })).id;
    },
  };
  const replies = Array.from(
    { length: answerCount },
    (_, number): Deed => ({
      at: begin + 3 + number * 5,
      work: async (known) => {
        const actor = answerer(number + 1);
        const reply = stateOf(pick(answers, index + number), actor, false);
        const of = { place: { ...paragraphPlace(place, null), parent: root }, state: reply };
        await insertComment(trx, of, { ...known, kind: 'created', actor });
      },
    }),
  );
  const settle: Deed = {
    at: begin + 20,
    work: async (known) => {
      const loaded = await loadComment(trx, root);
      if (loaded === undefined) return;
      const next = { ...loaded.state, status: 3 as const, resolved: true };
      await bringTo(trx, loaded, next, { ...known, kind: 'edited', actor: author });
    },
  };
  return status === 3 ? [write, ...replies, settle] : [write, ...replies];
}

function stateOf(
  { language, text, translation }: Omit<SampleRemark, 'type'>,
  author: string,
  isPrivate: boolean,
): CommentState {
  return {
    author,
    private: isPrivate,
    commentType: 1,
    status: 0,
    resolved: false,
    removed: false,
    language,
    tags: {},
    links: [],
    words: { [language]: text, ...(translation && { [translation.language]: translation.text }) },
  };
}

const placesOf = ({ slug }: Organisation): string[] =>
  commentedDocuments
    .filter(({ only }) => only === undefined || only === slug)
    .flatMap(({ regTextId, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, number) =>
        joinParagraphId(regTextId, String(first + number)),
      ),
    );

function pick<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
}

/** The ids of the sample's users, by the part of their address before the @. */
async function idsOf(trx: CommentTransaction, { emailDomain }: Organisation): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', 'like', `%@${emailDomain}`)
    .execute();
  return new Map(rows.map(({ id, email }) => [email.split('@')[0] ?? '', id]));
}
