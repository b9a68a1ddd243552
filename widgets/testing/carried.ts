import { anAnswer } from '#core/assurance/answer-fixture.ts';
import { aCarriedDetail, aCarriedItem } from '#core/carry-over/carry-fixture.ts';
import { aComment } from '#core/comments/comment-fixture.ts';
import type { CarriedItem, LawKnown } from '#core/contract/domain/carry-over.ts';
import { type Answers, refusal } from './view.tsx';

/** A comment whose words changed with the version of 2024; it waits for somebody who may work on it. */
export const aCarriedComment = ({ caid = 'k1', ...fields }: Partial<CarriedItem> = {}): CarriedItem =>
  aCarriedItem({ caid, comment: aComment({ icid: `c-${caid}` }), ...fields });
/** The same of an answer. */
export const aCarriedAnswer = ({ caid = 'k1', ...fields }: Partial<CarriedItem> = {}): CarriedItem =>
  aCarriedItem({ caid, type: 'answer', answer: anAnswer({ raid: `a-${caid}` }), ...fields });

type Body = { version: number; regArt?: string };

/** Answers a change of one, if it names the version that is stored. */
const changing =
  (stored: readonly CarriedItem[]) =>
  (caid: string, of: (item: CarriedItem, body: Body) => Partial<CarriedItem>) =>
  async (request: Request) => {
    const item = stored.find((one) => one.caid === caid);
    const body = (await request.json()) as Body;
    if (!item) return refusal(404, 'CARRY_OVER_NOT_FOUND');
    if (body.version !== item.version) return refusal(409, 'CARRY_OVER_CHANGED');
    const fields = of(item, body);
    Object.assign(item, fields, { version: item.version + 1, rights: { work: true, undo: !fields.open } });
    return Response.json(item);
  };

/** A server of the review queue that keeps versions, and puts items where calls say. It knows no rights. */
export function aQueueServer(
  stored: CarriedItem[] = [aCarriedComment()],
  law: LawKnown = { upTo: '2026-06-01T09:00:00Z', reached: true },
) {
  const matching = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const outcomes = query.get('outcome')?.split(',');
    const open = query.get('open') ?? 'true';
    return stored.filter((one) => String(one.open) === open && (outcomes?.includes(one.outcome) ?? true));
  };
  const change = changing(stored);
  const ofItem = (caid: string): Answers => ({
    [`GET /CarryOverDomain/${caid}`]: () => {
      const item = stored.find((one) => one.caid === caid);
      return item ? Response.json(aCarriedDetail(item)) : refusal(404, 'CARRY_OVER_NOT_FOUND');
    },
    [`PATCH /CarryOverDomain/accept/${caid}`]: change(caid, ({ state }) => ({
      open: false,
      state: state === 'parked' ? 'parked' : 'placed',
    })),
    [`PATCH /CarryOverDomain/move/${caid}`]: change(caid, ({ to, versionDate }, { regArt = '' }) => ({
      open: false,
      state: 'placed',
      to: { language: 'EN', words: to?.words, regArt, versionDate },
    })),
    [`PATCH /CarryOverDomain/park/${caid}`]: change(caid, ({ to }) => ({
      open: false,
      state: 'parked',
      to: undefined,
      near: to?.regArt,
    })),
    [`PATCH /CarryOverDomain/undo/${caid}`]: change(caid, () => ({ open: true, state: 'review' })),
  });
  const answers: Answers = {
    'GET /CarryOverDomain/List': (request) => {
      const query = new URL(request.url).searchParams;
      const start = Number(query.get('start') ?? 0);
      const hits = matching(request);
      const items = hits.slice(start, start + Number(query.get('rows') ?? 50));
      return Response.json({ total: hits.length, items, law });
    },
    'GET /CarryOverDomain/Counts': (request) =>
      Response.json({
        total: matching(request).length,
        outcomes: [],
        types: { comment: 0, answer: 0 },
        regulations: [],
        law,
      }),
    ...Object.assign({}, ...stored.map(({ caid }) => ofItem(caid))),
  };
  return { answers, stored };
}
