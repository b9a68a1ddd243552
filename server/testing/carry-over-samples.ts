import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const unknownPlace = { params: { caid: nobody } };
const notAPlace = { params: { caid: 'x' } };
const ofNothing = { params: { id: nobody } };
const body = { version: 1 };
const work = {
  valid: { ...unknownPlace, body },
  invalid: { ...unknownPlace, body: {} },
  unknown: { ...unknownPlace, body },
};
const move = { ...unknownPlace, body: { version: 1, regArt: 'musterg~1' } };

/** Requests for what was carried over to new versions of texts. */
export const samplesOfCarryOver = {
  listCarried: { valid: { query: { outcome: 'changed,moved' } }, invalid: { query: { outcome: 'x' } } },
  carriedCounts: { valid: { query: { type: 'comment' } }, invalid: { query: { type: 'x' } } },
  carriedPlaces: { valid: ofNothing, invalid: { params: { id: 'x' } }, unknown: ofNothing },
  carriedHistory: { valid: ofNothing, invalid: { params: { id: 'x' } }, unknown: ofNothing },
  acceptCarried: work,
  moveCarried: { valid: move, invalid: { ...unknownPlace, body }, unknown: move },
  parkCarried: work,
  undoCarried: work,
  carriedItem: { valid: unknownPlace, invalid: notAPlace, unknown: unknownPlace },
} satisfies Partial<Samples<typeof domainContract>>;
