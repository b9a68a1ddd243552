import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type StoredContents, storedContents } from './stored-contents.ts';
import { archiveOf, type Contents } from './templates.ts';

/*
 * To open an embedded database takes a third of a second and some hundred megabytes; a test that starts both servers opens
 * two. So the tests of a file take the same ones, one after the other: each finds exactly what the first has found.
 */

type Lent = { embedded: PGlite; contents: StoredContents };

/** Databases of this process that nobody uses at the moment. */
const idle = new Map<Contents, Lent[]>();

/**
 * An embedded database, in memory, with these contents and nothing else; undefined where there are no templates.
 * It must be closed by nobody but is given back, when its connections are closed.
 */
export async function lendEmbedded(
  contents: Contents,
): Promise<{ embedded: PGlite; giveBack: () => void } | undefined> {
  const archive = archiveOf(contents);
  if (archive === undefined) return undefined;
  const lent = (await takeIdle(contents)) ?? (await open(archive));
  return {
    embedded: lent.embedded,
    giveBack: () => void idle.set(contents, [...(idle.get(contents) ?? []), lent]),
  };
}

async function open(archive: string): Promise<Lent> {
  const embedded = await PGlite.create({ loadDataDir: new Blob([await readFile(archive)]) });
  return { embedded, contents: await storedContents(embedded) };
}

/** One that was used, as it was at first. Where a test has changed its tables themselves, it is used no more. */
async function takeIdle(contents: Contents): Promise<Lent | undefined> {
  const lent = idle.get(contents)?.pop();
  if (lent === undefined) return undefined;
  await endSession(lent.embedded);
  if (await lent.contents.restore()) return lent;
  await lent.embedded.close();
  return takeIdle(contents);
}

/** Whatever the connections have left, as PostgreSQL does when one ends. */
async function endSession(embedded: PGlite): Promise<void> {
  // A transaction that was open; without one it is a warning.
  await embedded.exec('rollback');
  await embedded.exec('discard all');
}

/** Closes those that nobody uses. One that was used has other statistics and larger indexes, by which statements are planned. */
export async function closeIdle(): Promise<void> {
  const lent = [...idle.values()].flat();
  idle.clear();
  for (const { embedded } of lent) await embedded.close();
}
