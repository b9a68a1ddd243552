import { searchableText } from './searchable-text.ts';
import { createTakenText, type TakenText } from './taken-text.ts';
import { takeTextOfPackage } from './text-of-package.ts';

/* Runs in a process of its own (file-workers.ts): whatever a file does here, it does to that process alone. */

export type FileJob = { extension: string; bytes: Uint8Array };

export async function run({ extension, bytes }: FileJob): Promise<string> {
  const taken = createTakenText();
  await takeText(extension, bytes, taken);
  return searchableText(taken.text());
}

async function takeText(extension: string, bytes: Uint8Array, taken: TakenText): Promise<void> {
  // The library for it takes as much memory as most files.
  if (extension === 'pdf') return (await import('./text-of-pdf.ts')).takeTextOfPdf(bytes, taken);
  if (extension === 'txt' || extension === 'csv') return taken.add(decoded(bytes));
  takeTextOfPackage(extension, bytes, taken);
}

/** Text in UTF-16 or UTF-8, else in the code page that spreadsheets of this country write. */
function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
