import { articleKinds, containerKinds } from '#core/contract/main/regulation-text.ts';
import type { Coordinates } from '#core/contract/main/regulations.ts';
import type { MainDb } from '../data/open-main.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import type { Box } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { findText, type MainData } from './find-text.ts';

type Calls =
  | 'coordinatesOfArticles'
  | 'coordinatesOfSubParagraphs'
  | 'identifyParagraph'
  | 'coordinatesOfPages'
  | 'coordinatesOfRegArt';
type Placed = { path: string; kind: string; boxes: Box[] };

/** Kinds of units that are read as a whole, like articles; a heading above articles is not. */
const readAsOne = new Set<string>([
  ...articleKinds,
  'preface',
  'preamble',
  'conclusions',
  'annex',
  'proviso',
]);
const units = new Set<string>([...readAsOne, ...containerKinds]);

/** The positions of paragraphs in the PDF, and the paragraph at a position. */
export function coordinateHandlers(data: MainData): Pick<MainHandlers, Calls> {
  const { read } = data;
  return {
    coordinatesOfArticles: async ({ params: { regTextId }, query, caller }) => {
      const placed = await placedIn(read, (await findText(seenBy(data, caller), regTextId, query)).id);
      return placed.filter(({ kind }) => readAsOne.has(kind)).map((one) => answer(regTextId, one));
    },
    coordinatesOfSubParagraphs: async ({ params: { regTextId }, query, caller }) => {
      const placed = await placedIn(read, (await findText(seenBy(data, caller), regTextId, query)).id);
      return placed.filter(({ kind }) => !units.has(kind)).map((one) => answer(regTextId, one));
    },
    coordinatesOfPages: async ({ params: { regTextId, range }, query, caller }) => {
      const placed = await placedIn(read, (await findText(seenBy(data, caller), regTextId, query)).id);
      return placed.flatMap((one) => {
        const boxes = one.boxes.filter(({ page }) => page >= range.first && page <= range.last);
        return boxes.length > 0 ? [answer(regTextId, { ...one, boxes })] : [];
      });
    },
    coordinatesOfRegArt: async ({ params: { complete }, query, caller }) => {
      const { regTextId } = splitId(complete);
      const text = await findText(seenBy(data, caller), regTextId, query);
      const { ord } = await requirePath(read, text.id, complete);
      const one = await read
        .selectFrom('provision')
        .select(['path', 'kind', 'boxes'])
        .where('text_id', '=', text.id)
        .where('ord', '=', ord)
        .executeTakeFirstOrThrow();
      return answer(regTextId, one);
    },
    identifyParagraph: async ({ params: { regTextId, pageNumber }, query, caller }) => {
      const placed = await placedIn(read, (await findText(seenBy(data, caller), regTextId, query)).id);
      const path = paragraphAt(placed, pageNumber, query.paragraphY);
      if (path === undefined)
        throw new HttpProblem(404, 'PARAGRAPH_NOT_FOUND', `no paragraph stands there on page ${pageNumber}`);
      return { completeParagraphID: `${regTextId}~${path}` };
    },
  };
}

/** The innermost paragraph whose box contains the height on that page, else the nearest one above. */
export function paragraphAt(placed: readonly Placed[], page: number, y: number): string | undefined {
  let inside: { path: string; height: number } | undefined;
  let above: { path: string; page: number; bottom: number } | undefined;
  for (const { path, boxes } of placed) {
    for (const box of boxes) {
      const height = box.bottom - box.top;
      // Provisions come in document order, outer before inner: of equal boxes the inner one wins.
      if (box.page === page && box.top <= y && y <= box.bottom) {
        if (inside === undefined || height <= inside.height) inside = { path, height };
      } else if (box.page < page || (box.page === page && box.bottom < y)) {
        const nearer =
          above === undefined ||
          box.page > above.page ||
          (box.page === above.page && box.bottom >= above.bottom);
        if (nearer) above = { path, page: box.page, bottom: box.bottom };
      }
    }
  }
  return inside?.path ?? above?.path;
}

/** Every provision that has a position on a page, in document order. */
function placedIn(db: MainDb, textId: number): Promise<Placed[]> {
  return db
    .selectFrom('provision')
    .select(['path', 'kind', 'boxes'])
    .where('text_id', '=', textId)
    .where((eb) => eb(eb.fn('jsonb_array_length', ['boxes']), '>', 0))
    .orderBy('ord')
    .execute();
}

function answer(regTextId: string, { path, boxes }: { path: string; boxes: Box[] }): Coordinates {
  return { completeParagraphID: `${regTextId}~${path}`, boxes };
}
