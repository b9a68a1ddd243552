import type { DatabaseLocation } from '../data/database.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { removeSample, type SampleRemoval } from '../import/remove-sample.ts';

/** Removes the invented law through the server that owns the folder or, without one, directly. */
export async function removeSampleIn(
  place: DatabaseLocation,
  request: { confirmed: boolean },
): Promise<SampleRemoval> {
  let result: SampleRemoval = { documents: [], changes: 0, news: 0, removed: false };
  await workOnMain(
    place,
    { work: 'remove-sample', ...request },
    (report) => {
      result = report as SampleRemoval;
    },
    async (db) => {
      result = await removeSample(db, request);
    },
  );
  return result;
}

/** The lines that tell the operator what was removed, or would be. */
export function describeRemoval({ documents, changes, news, removed }: SampleRemoval): string {
  if (documents.length === 0 && changes === 0 && news === 0) return 'There is no sample regulation.';
  const texts = documents.reduce((sum, one) => sum + one.texts, 0);
  const all = `${documents.length} sample regulations with ${texts} texts`;
  return [
    removed ? `Removed ${all}:` : `This would remove ${all}, with all that was read from them:`,
    ...documents.map((one) => `  ${one.regTextId}  ${one.name} (${one.texts})`),
    `${changes} sample changes ${removed ? 'were' : 'would be'} withdrawn.`,
    `${news} sample news ${removed ? 'were' : 'would be'} removed.`,
    removed
      ? 'They are not loaded again. Organisations and users of the sample stay.'
      : 'Nothing was removed. To remove them: npm run admin -- remove-sample --yes',
  ].join('\n');
}
