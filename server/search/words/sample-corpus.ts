import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { SampleElement } from '#server/sample/act-structure.ts';
import { readActs } from '#server/sample/write-sample.ts';
import { tokenise } from './tokenise.ts';

/** The sample content, line by line in four languages, for tests and tables of words. */
export async function sampleLines(): Promise<Record<InterfaceLanguage, string>[]> {
  const lines: Record<InterfaceLanguage, string>[] = [];
  const walk = (elements: readonly SampleElement[]) => {
    for (const { texts, children } of elements) {
      for (const { de, fr, it, en } of texts)
        lines.push({ DE: readable(de), FR: readable(fr), IT: readable(it), EN: readable(en) });
      walk(children);
    }
  };
  for (const act of await readActs()) walk(act.elements);
  return lines;
}

/** The text without notes and without marks of italics and superscripts. */
function readable(text: string): string {
  return text.replaceAll(/\[\[.+?\]\]/g, '').replaceAll(/[*^]/g, '');
}

/** Folded words with the number of times that they occur in the texts. */
export function vocabularyOf(texts: Iterable<string>): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const text of texts)
    for (const { word } of tokenise(text)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  return vocabulary;
}

export async function sampleVocabulary(language: InterfaceLanguage): Promise<Map<string, number>> {
  return vocabularyOf((await sampleLines()).map((line) => line[language]));
}
