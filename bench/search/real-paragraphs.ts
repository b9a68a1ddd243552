import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { readAkn } from '#server/import/akn/read-akn.ts';

/** One paragraph of a real act, in the languages that have it. */
export type Paragraph = {
  /** Key of the act, date of the version, path. */
  place: string;
  texts: Partial<Record<LanguageCode, string>>;
};

export const dataFolder = path.resolve(import.meta.dirname, '../../../shared/data');

/** Articles and paragraphs of the Akoma Ntoso files beside the project; empty if there are none. */
export function realParagraphs(data = dataFolder): Paragraph[] {
  const paragraphs = new Map<string, Paragraph>();
  for (const folder of ['fedlex-akn', 'reconstructed-akn']) {
    const from = path.join(data, folder);
    if (!existsSync(from)) continue;
    for (const file of readdirSync(from).filter((name) => name.endsWith('.xml'))) {
      const act = readAkn(readFileSync(path.join(from, file), 'utf8'), file);
      for (const provision of act.provisions) {
        const { path: at, kind, plainText, headingText } = provision;
        const text = kind === 'paragraph' ? plainText : headingText;
        if (text === '') continue;
        const place = `${act.sourceKey} ${act.versionDate} ${at}`;
        const paragraph = paragraphs.get(place) ?? { place, texts: {} };
        paragraph.texts[act.language] = text;
        paragraphs.set(place, paragraph);
      }
    }
  }
  return [...paragraphs.values()];
}
