import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Category } from '#core/contract/main/categories.ts';
import { languages, type SampleAct } from './act-structure.ts';
import { parseAct } from './parse-act.ts';
import { writeAkn } from './write-akn.ts';

const actsFolder = join(import.meta.dirname, 'acts');

export async function readActs(): Promise<SampleAct[]> {
  const names = (await readdir(actsFolder)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) => parseAct(await readFile(join(actsFolder, name), 'utf8'), `acts/${name}`)),
  );
}

/** Writes one Akoma Ntoso file per act, version and language; the bytes are the same every time. */
export async function writeSample(directory: string): Promise<{ file: string; category: Category }[]> {
  await mkdir(directory, { recursive: true });
  const written: { file: string; category: Category }[] = [];
  for (const act of await readActs())
    for (const version of act.versions)
      for (const language of languages) {
        const file = join(directory, `${act.slug}_${version.replaceAll('-', '')}_${language}.xml`);
        await writeFile(file, writeAkn(act, version, language));
        written.push({ file, category: act.category });
      }
  return written;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const directory = process.argv[2];
  if (directory === undefined) {
    console.error('Usage: node server/sample/write-sample.ts DIRECTORY');
    process.exitCode = 2;
  } else {
    const written = await writeSample(resolve(directory));
    console.log(`${written.length} sample files written to ${directory}`);
  }
}
