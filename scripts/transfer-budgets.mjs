const shift = { most: 0.05 };

/**
 * What a page transfers for an element until nothing loads by itself, in kilobytes (of 1024 bytes) of content as gzip,
 * with the replies of the servers; waves of requests until it can be used; layout shift on a slow line. Measured and held
 * by `e2e/weights.spec.ts`: `most` is what was reached in November 2026 with 3 % of room, since replies depend on the
 * collection; in the same month it grew by 1 %, for calls are made again when there were too many, and a database that
 * is away is told, and by 0.5 % for the places to which comments come when somebody is signed in, and by 0.2 % for sharing
 * and for hearing of what colleagues write, while fields of forms left the box and the reader; and by 0.5 % for the calls
 * of what is carried over to a new version, which the calls of an organisation's server are loaded with; and for box, results,
 * the whole reader and three kinds what their conduct in the page takes besides
 * (docs/decisions/0047-room-of-elements.md); and by 1 to 3 % with the fourth element: its options in the
 * loader, the calls of changes among those of the main server, and files of their own for what the table shares; and by 1 % for the
 * provider's topics and files among what a search finds; it shrank by 2 % when the calls that only the portal makes left those
 * that elements load; `aim` is that of issue D4 where it is not met.
 */
export const transferBudgets = {
  '<ask-question> until used': { kilobytes: { most: 9.1, aim: 6 }, waves: { most: 3 }, shift },
  '<ask-question> complete': { kilobytes: { most: 107, aim: 88 }, waves: { most: 3 }, shift },
  '<reg-search> until used': { kilobytes: { most: 9.3, aim: 6 }, waves: { most: 3 }, shift },
  '<reg-search> box': {
    kilobytes: { most: 153, aim: 96 },
    waves: { most: 3 },
    shift: { most: 0.1, aim: 0.05 },
  },
  '<reg-search> with results': {
    kilobytes: { most: 176, aim: 125 },
    waves: { most: 6, aim: 3 },
    shift: { most: 0.2, aim: 0.05 },
  },
  '<reg-reader> first text': { kilobytes: { most: 131, aim: 40 }, waves: { most: 7, aim: 3 }, shift },
  '<reg-reader> complete': { kilobytes: { most: 157.5, aim: 110 }, waves: { most: 7, aim: 3 }, shift },
  '<change-table> first rows': {
    kilobytes: { most: 149, aim: 110 },
    waves: { most: 5, aim: 3 },
    shift,
  },
  '<change-table> with a detail': {
    kilobytes: { most: 244, aim: 140 },
    waves: { most: 5, aim: 3 },
    shift: { most: 0.2, aim: 0.05 },
  },
  'three kinds complete': {
    kilobytes: { most: 211, aim: 140 },
    waves: { most: 7, aim: 3 },
    shift: { most: 0.15, aim: 0.05 },
  },
};
