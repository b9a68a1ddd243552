import { randomUUID } from 'node:crypto';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { placeWords } from '#core/law/carrying/place-words.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { PlaceState } from '../data/tables/carry-over.ts';
import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { changesUndone, findWork, itemOf, marksBetween } from './carry-access.ts';
import { moveToToday } from './carry-current.ts';
import type { SeenPlace } from './carry-rows.ts';
import { type CarryKnown, changePlaces, placeState } from './carry-store.ts';
import { checkParagraph, requireReader } from './comment-checks.ts';
import { exactCopy } from './law-copies.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { hashed, storeHashedWords } from './stored-words.ts';

export type CarryAction = { caid: string; version: number; caller: DomainCaller };

/** What an action makes of a place. */
type Act = (trx: OrganisationTransaction, row: SeenPlace) => Promise<PlaceState> | PlaceState;

/**
 * Works on a place that waits or was worked off. With it all earlier versions are settled in which it has stood with a
 * mark since it was last settled: what is true of the latest words was looked at for those between too.
 */
async function work(
  organisation: Organisation,
  { caid, version, caller }: CarryAction,
  { kind, now, act }: { kind: CarryKnown['kind']; now: () => Date; act: Act },
): Promise<CarriedItem> {
  requireReader(caller);
  const item = await changing('carry', organisation, async (trx) => {
    const row = await findWork(trx, { caid, version, caller });
    const known = { kind, actor: caller.account.id, action: randomUUID(), at: now() };
    const between = kind === 'accepted' ? await marksBetween(trx, row) : [];
    await changePlaces(trx, [{ row, state: await act(trx, row) }, ...between], known);
    return itemOf(trx, caller, caid);
  });
  await moveToToday(organisation, swissDay(now()), splitParagraphId(item.from.regArt).regTextId);
  return item;
}

type Context = { now: () => Date };

/** It stands where it was put; what is parked stays so. */
export const acceptCarried = (organisation: Organisation, action: CarryAction, { now }: Context) =>
  work(organisation, action, {
    kind: 'accepted',
    now,
    act: (_, row) => {
      const state = placeState(row);
      return { ...state, state: state.state === 'parked' ? 'parked' : 'placed', open: false };
    },
  });

/** It is kept and stands nowhere; where it stood is near. */
export const parkCarried = (organisation: Organisation, action: CarryAction, { now }: Context) =>
  work(organisation, action, {
    kind: 'parked',
    now,
    act: (_, row) => {
      const state = placeState(row);
      const near = state.path ?? state.near;
      return { ...state, path: null, near, also: [], words: null, state: 'parked', open: false };
    },
  });

/** It stands at another paragraph of the same version. */
export function moveCarried(
  organisation: Organisation,
  { regArt, ...action }: CarryAction & { regArt: string },
  { now }: Context,
): Promise<CarriedItem> {
  checkParagraph(regArt, 'regArt');
  const { regTextId, path } = splitParagraphId(regArt);
  const missing = () =>
    new HttpProblem(
      404,
      'PARAGRAPH_NOT_FOUND',
      `regArt: this version of the text has no paragraph ${regArt}`,
    );
  return work(organisation, action, {
    kind: 'moved',
    now,
    act: async (trx, row) => {
      if (regTextId !== row.reg_text_id)
        throw new HttpProblem(400, 'INVALID_REQUEST', 'regArt: name a paragraph of the same document');
      const key = { regTextId, language: row.language, versionDate: row.version_date };
      const units = await exactCopy({ db: trx }, key, Number(row.sequence));
      const words = units && placeWords(units, path);
      if (words === undefined) throw missing();
      const hashedWords = hashed(words);
      await storeHashedWords(trx, [hashedWords]);
      const state = placeState(row);
      return { ...state, path, near: null, also: [], words: hashedWords.hash, state: 'placed', open: false };
    },
  });
}

/** Takes back what somebody did last, with all that was done with it. */
export async function undoCarried(
  organisation: Organisation,
  { caid, version, caller }: CarryAction,
  { now }: Context,
): Promise<CarriedItem> {
  requireReader(caller);
  const item = await changing('carry', organisation, async (trx) => {
    await findWork(trx, { caid, version, caller });
    const last = await trx
      .selectFrom('carry_fact')
      .selectAll()
      .where('place_id', '=', caid)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined || last.actor === null || last.kind === 'undone')
      throw new HttpProblem(409, 'NOTHING_TO_UNDO', 'nobody has done anything with it since it came here');
    const undone = await changesUndone(trx, last.action);
    const known = { kind: 'undone', actor: caller.account.id, action: randomUUID(), at: now() } as const;
    await changePlaces(trx, undone, known);
    return itemOf(trx, caller, caid);
  });
  await moveToToday(organisation, swissDay(now()), splitParagraphId(item.from.regArt).regTextId);
  return item;
}
