import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../lib/is-missing.ts';
import type { Deliver } from './delivery.ts';
import type { Mail } from './mailer.ts';
import { composeMessage } from './message.ts';
import { type RenderedMail, renderMail } from './render.ts';

/** A mail that was put into the folder instead of being sent. */
export type StoredMail = RenderedMail &
  Pick<Mail, 'to' | 'language' | 'template'> & { id: string; replyTo: string | undefined; date: string };

const idPattern = /^[0-9a-f-]{36}$/;

/** Writes mails into a folder, as .eml for mail programs and as JSON for the development page. */
export function folderDelivery(folder: string, from: string): Deliver {
  return async (outgoing, { handOver }) => {
    const { id, mail, createdAt } = outgoing;
    const { to, replyTo, language, template } = mail;
    const date = createdAt.toISOString();
    const stored: StoredMail = { id, to, replyTo, language, template, date, ...renderMail(mail) };
    const message = await composeMessage(outgoing, from);
    // The mails contain links that sign people in, so only this user may read the folder.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await handOver())) return { result: 'later', reason: 'another attempt has it' };
    await putFile(join(folder, `${id}.eml`), message);
    await putFile(join(folder, `${id}.json`), JSON.stringify(stored));
    return { result: 'sent' };
  };
}

/** Writes a file so that readers see it complete or not at all. */
async function putFile(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.new`, content, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** The mails of the folder, newest first. */
export async function storedMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    // There was no mail yet.
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const mails = await Promise.all(ids.map((id) => storedMail(folder, id)));
  return mails
    .filter((mail) => mail !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
}

export async function storedMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as StoredMail;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
