import { expect, it } from 'vitest';
import type { ChangeFileExtension } from '#core/contract/change-files.ts';
import { aDocx, anOdt, anXlsx, aPdf, aPptx } from '../testing/office-files.ts';
import { mayBegin } from './beginning.ts';
import { typeOfContent } from './content-type.ts';

it('is told from that of other files, and the whole of real ones is what it says', async () => {
  const files: [ChangeFileExtension, Uint8Array][] = [
    ['pdf', aPdf('Seite')],
    ['docx', await aDocx('Absatz')],
    ['xlsx', await anXlsx(['Zelle'])],
    ['pptx', aPptx('Folie')],
    ['odt', anOdt('Absatz')],
    ['txt', Buffer.from('BMW und GIF89 sind Wörter.')],
  ];
  const program = Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4);
  for (const [extension, bytes] of files) {
    const whole = {
      size: bytes.length,
      read: async (at: number, length: number) => bytes.slice(at, at + length),
    };
    expect(await mayBegin(extension, bytes.subarray(0, 1000)), extension).toBe(true);
    expect(await typeOfContent(extension, whole), extension).toBeDefined();
    expect(await mayBegin(extension, program), extension).toBe(false);
  }
});
