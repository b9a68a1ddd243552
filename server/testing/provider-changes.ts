import type { CheckedChange, CheckedFile } from '../import/provider-changes/change-entry.ts';
import { checkContent } from '../import/provider-changes/check-file.ts';

/** A change of the provider, as it is after it was checked. */
export function aProviderChange(change: Partial<CheckedChange> = {}): CheckedChange {
  return {
    slug: 'muster',
    source: 'confederation',
    type: 'act',
    language: 'DE',
    words: {
      DE: { topic: 'Muster', summary: 'Die Frist für Muster wird verkürzt.' },
      FR: { topic: 'Modèles', summary: 'Le délai pour les modèles est raccourci.' },
    },
    provisions: [],
    files: [],
    ...change,
  };
}

/** A file of one, with its bytes in memory. */
export async function aProviderFile(
  name = 'Muster.txt',
  bytes: Uint8Array = Buffer.from('Die Frist beträgt zehn Tage.'),
): Promise<CheckedFile> {
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const file = await checkContent({ name }, { size: bytes.length, read });
  if ('field' in file) throw new Error(file.message);
  return file;
}
