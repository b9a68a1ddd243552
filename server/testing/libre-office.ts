import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTakenText } from '../files/taken-text.ts';
import { takeTextOfPdf } from '../files/text-of-pdf.ts';

/** The program of LibreOffice, if it is installed. */
export const libreOffice = find();

function find(): string | undefined {
  for (const name of ['soffice', 'libreoffice'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not under this name.
    }
  return undefined;
}

const filters = {
  csv: 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,true',
  txt: 'txt:Text (encoded):UTF8',
  // Flat XML: what LibreOffice understood of links, days and headings, not only the words.
  fods: 'fods',
  fodt: 'fodt',
};

/** Why tests with LibreOffice are skipped, which is printed. */
export const noLibreOffice = 'LibreOffice is not installed on this machine';

/** What LibreOffice finds in a file that it has opened. */
export const opened = (bytes: Uint8Array, from: 'xlsx' | 'docx', to: keyof typeof filters): string =>
  convert(bytes, from, { extension: to, filter: filters[to] }).toString('utf8');

/** The words on the pages that LibreOffice prints of a file. */
export async function printed(bytes: Uint8Array, from: 'xlsx' | 'docx'): Promise<string> {
  const taken = createTakenText();
  await takeTextOfPdf(convert(bytes, from, { extension: 'pdf', filter: 'pdf' }), taken);
  return taken.text();
}

function convert(bytes: Uint8Array, from: string, to: { extension: string; filter: string }): Buffer {
  if (libreOffice === undefined) throw new Error('LibreOffice is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'regesta-office-'));
  try {
    const file = join(folder, `file.${from}`);
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const converting = ['--headless', '--convert-to', to.filter, '--outdir', folder, file];
    execFileSync(libreOffice, [profile, ...converting], { stdio: 'ignore' });
    return readFileSync(join(folder, `file.${to.extension}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
