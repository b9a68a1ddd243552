import type { LoadRefusal } from '#core/contract/main/load-refusals.ts';
import type { ImportReason } from '../import/import-reasons.ts';

export const lostReason =
  'the work on the file has failed, or its process was lost, each time; it is not tried again';
export const outdatedReason = 'what is stored has changed since it was checked; read the file again';

type StoredReason = { reason: string; refusal: LoadRefusal; refusal_values: string };

/** A reason of the import as it is noted of a text: nobody learns where the server has its files. */
export function storedReason(
  { reason, code, values }: ImportReason,
  path: string,
  name: string,
): StoredReason {
  const hidden = (value: string) => value.replaceAll(path, name);
  const visible = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? hidden(value) : value,
  ]);
  return {
    reason: hidden(reason),
    refusal: code,
    refusal_values: JSON.stringify(Object.fromEntries(visible)),
  };
}
