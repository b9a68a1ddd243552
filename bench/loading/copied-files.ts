import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A file of a folder of real laws. */
export type SourceFile = { name: string; content: string };

const data = resolve(import.meta.dirname, '../../../shared/data');
const folders = ['fedlex-akn', 'reconstructed-akn', 'eu/xhtml', 'eu/formex/abridged-de'];

/** Real laws in Akoma Ntoso, XHTML and Formex; none where their folder is absent. */
export function realFiles(): SourceFile[] {
  return folders
    .map((folder) => join(data, folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.xh?(?:t)?ml$/.test(name))
        .sort()
        .map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') })),
    );
}

/** The same file as one of another act, by a number that no other copy has. */
export function copyOf({ name, content }: SourceFile, copy: number): SourceFile {
  const other = content
    .replaceAll(/(eli\/cc\/\w+\/\w+?)(?=\/\d{8})/g, `$1_9${copy}`)
    .replaceAll('596/2014', `${1000 + copy}/2014`)
    .replaceAll('2024/903', `2024/${1000 + copy}`)
    .replaceAll('575/2013', `${1000 + copy}/2013`);
  return { name: name.replace(/(?=\.\w+$)/, `-${copy}`), content: other };
}
