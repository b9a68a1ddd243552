import type { ChangeFileExtension } from '#core/contract/change-files.ts';
import { typeOfContent } from './content-type.ts';

/** Packages tell what they are at their end. */
const packages: readonly ChangeFileExtension[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods'];

/** Whether a file of this extension may begin with these bytes, so that all else is refused before the rest is sent. */
export async function mayBegin(extension: ChangeFileExtension, bytes: Uint8Array): Promise<boolean> {
  if (packages.includes(extension))
    return Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'));
  const beginning = {
    size: bytes.length,
    read: async (at: number, length: number) => bytes.subarray(at, at + length),
  };
  return (await typeOfContent(extension, beginning)) !== undefined;
}
