import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One in so many paragraphs of the text gets other words in the new version. */
const reworded = 10;

/**
 * Writes an act again as a version that is in force on a later day, in which every tenth paragraph says something else
 * and one article in fifty is gone. Resolves to the file. The date stands in the act as `from`.
 */
export function writeAmended(
  act: string,
  folder: string,
  { from, to }: { from: string; to: string },
): string {
  let paragraph = 0;
  let article = 0;
  const amended = readFileSync(act, 'utf8')
    .replaceAll(from, to)
    .replace(/<article [\s\S]*?<\/article>/g, (whole) => {
      article += 1;
      return article % 50 === 0 ? '' : whole;
    })
    .replace(/(<p\b[^>]*>)([^<]{40,})(?=<)/g, (whole, tag: string, words: string) => {
      paragraph += 1;
      return paragraph % reworded === 0 ? `${tag}${words} Die Verhältnismässigkeit bleibt gewahrt.` : whole;
    });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'amended.xml');
  writeFileSync(file, amended);
  return file;
}
