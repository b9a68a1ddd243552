import { HttpProblem } from '../http/problem.ts';

/*
 * Files arrive in parts: the record first, then each part where the one before has ended, and with the last one all bytes are
 * compared with what was said of them. Each area has its own tables; what is refused, and in which order, is settled here.
 */

/** Uploads that a person may have begun and not ended: what they hold of the disk is bounded by that. */
export const maxUnfinished = 50;

/** How much of an upload is there. */
type Arrived = { size: string; received: string; partSize: number };
export type Part = { offset: number; bytes: Uint8Array };

const wrongOffset = () => new HttpProblem(409, 'UPLOAD_OFFSET', 'another part is the next one');

/** Refuses one more upload where there are too many already. */
export function requireRoom({ all, unfinished }: { all: string; unfinished: string }, maxAll: number): void {
  if (Number(all) >= maxAll)
    throw new HttpProblem(409, 'TOO_MANY_FILES', `at most ${maxAll} files are stored`);
  if (Number(unfinished) >= maxUnfinished)
    throw new HttpProblem(409, 'TOO_MANY_UPLOADS', `at most ${maxUnfinished} uploads at a time`);
}

/** Refuses a file for which there is no room beside what an organisation stores already, unfinished uploads included. */
export function requireSpace({ stored, size, space }: { stored: number; size: number; space: number }): void {
  if (stored + size > space)
    throw new HttpProblem(409, 'NO_SPACE_LEFT', `the files of an organisation have at most ${space} bytes`);
}

/** Takes the next part, and answers how many bytes are there then. `store` answers whether it was still the next one. */
export async function takeNext(
  { size, received, partSize }: Arrived,
  { offset, bytes }: Part,
  store: (part: Part) => Promise<boolean>,
): Promise<number> {
  if (offset !== Number(received)) throw wrongOffset();
  const expected = Math.min(partSize, Number(size) - offset);
  if (bytes.length !== expected)
    throw new HttpProblem(400, 'INVALID_REQUEST', `body: must be the next ${expected} bytes`);
  // Where the server ended between the last part and its confirmation, nothing is left to be stored.
  if (expected > 0 && !(await store({ offset, bytes }))) throw wrongOffset();
  return offset + expected;
}

type Confirmation<Row> = {
  /** Whether its bytes are those that were announced. */
  isWhole: boolean;
  /** Makes it a file, if nobody has done so. */
  confirm: () => Promise<Row | undefined>;
  /** The file, if it is one by now. */
  confirmed: () => Promise<Row | undefined>;
  /** Deletes it while it is no file. */
  drop: () => Promise<unknown>;
  missing: () => HttpProblem;
};

/** Makes an upload whose bytes are all there a file, or refuses it with all that is stored of it. */
export async function confirmUpload<Row>(upload: Confirmation<Row>): Promise<Row> {
  const made = upload.isWhole ? await upload.confirm() : undefined;
  if (made !== undefined) return made;
  // The request for the last part may have come twice, and the other one have made it a file meanwhile.
  const stored = await upload.confirmed();
  if (stored !== undefined) return stored;
  if (upload.isWhole) throw upload.missing();
  await upload.drop();
  throw new HttpProblem(422, 'FILE_DAMAGED', 'its bytes have not arrived as they were sent');
}
