import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
};

/** The words that LibreOffice finds in a file that it has opened. */
export function opened(bytes: Uint8Array, from: 'xlsx' | 'docx', to: keyof typeof filters): string {
  if (libreOffice === undefined) throw new Error('LibreOffice is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'regesta-office-'));
  try {
    const file = join(folder, `file.${from}`);
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const converting = ['--headless', '--convert-to', filters[to], '--outdir', folder, file];
    execFileSync(libreOffice, [profile, ...converting], { stdio: 'ignore' });
    return readFileSync(join(folder, `file.${to}`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
