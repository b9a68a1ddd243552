import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A path that stands for no file that could be imported. */
export type Missing = { file: string; reason: string };

/** The files that paths stand for, in the order of their names; of a folder, the XML files at any depth. */
export function listFiles(paths: readonly string[]): (string | Missing)[] {
  return paths.flatMap((path): (string | Missing)[] => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return [{ file: path, reason: 'there is no such file or folder' }];
    if (!found.isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.toLowerCase().endsWith('.xml'))
      .sort()
      .map((name) => join(path, name));
    return files.length > 0 ? files : [{ file: path, reason: 'there is no XML file in this folder' }];
  });
}

/** Works on several at a time and gives the results in the order of what came in. */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  let next = 0;
  while (next < items.length || running.length > 0) {
    while (next < items.length && running.length < atOnce) running.push(work(items[next++] as T));
    const first = running.shift();
    if (first !== undefined) yield await first;
  }
}
