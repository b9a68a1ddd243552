import type { Inline, Part as TextPiece, Unit } from '#core/contract/main/regulation-text.ts';
import { provisions } from '#server/import/provisions.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import type { IndexPart } from '#server/search/index/index-part.ts';
import { segmentOf } from '#server/search/index/store-segment.ts';
import { tokenise } from '#server/search/words/tokenise.ts';
import { letters, newWords } from './multiply.ts';

/** A text of a multiplied collection, with the number of its paragraphs in the index. */
export type CopiedAct = { act: ImportedText; paragraphs: number };

type Rename = (text: string) => string;

/**
 * Copies the acts as further documents until the language has the requested number of paragraphs; all
 * languages of a document are copied together. A copy replaces a few of its rare words by new ones
 * (`multiply.ts`), in the text and in the index. Each copy has its own names and number, so that a citation
 * means one document.
 */
export function* copiedActs(
  acts: readonly ImportedText[],
  paragraphs: number,
  language: ImportedText['language'] = 'DE',
): Generator<CopiedAct> {
  const originals = acts.map((act) => ({ act, index: segmentOf(1, act) }));
  const documents = [...Map.groupBy(originals, ({ act }) => act.sourceKey).values()];
  if (!acts.some((act) => act.language === language)) return;
  let copy = 0;
  let have = 0;
  for (let times = 0; ; times++)
    for (const texts of documents) {
      copy += 1;
      for (const { act, index } of texts) {
        const count = paragraphsIn(index);
        yield { act: times === 0 ? act : copyOf(act, index, { copy, times }), paragraphs: count };
        if (act.language === language) have += count;
      }
      if (have >= paragraphs) return;
    }
}

function paragraphsIn({ docField }: IndexPart): number {
  return docField.reduce((count, field) => count + (field === 0 ? 1 : 0), 0);
}

function copyOf(act: ImportedText, index: IndexPart, { copy, times }: { copy: number; times: number }) {
  const ending = letters(copy);
  const made = newWords(index, copy, times);
  const rename: Rename = (text) => {
    let renamed = '';
    let from = 0;
    for (const { word, end } of tokenise(text)) {
      if (!made.has(word)) continue;
      renamed += `${text.slice(from, end)}${ending}`;
      from = end;
    }
    return from === 0 ? text : renamed + text.slice(from);
  };
  const units = act.units.map((unit) => renamedUnit(unit, rename));
  return {
    ...act,
    sourceKey: `${act.sourceKey}/${copy}`,
    sourceNumber: `${act.sourceNumber}.${copy}`,
    names: namesOf(act, ending),
    units,
    provisions: provisions(units),
  };
}

function namesOf({ names }: ImportedText, ending: string): ImportedText['names'] {
  return Object.fromEntries(
    Object.entries(names).map(([language, { long, short }]) => [
      language,
      { long: `${long} ${ending}`, ...(short === undefined ? {} : { short: `${short}-${ending}` }) },
    ]),
  );
}

function renamedUnit(unit: Unit, rename: Rename): Unit {
  const { heading, parts } = unit;
  return {
    ...unit,
    ...(heading === undefined ? {} : { heading: renamedText(heading, rename) }),
    parts: parts.map((part) => renamedPart(part, rename)),
  };
}

function renamedPart(part: TextPiece, rename: Rename): TextPiece {
  if (part.part === 'text') return { ...part, content: renamedText(part.content, rename) };
  if (part.part === 'table') {
    const cells = (row: (typeof part.rows)[number]) =>
      row.map((cell) => ({ ...cell, parts: cell.parts.map((inside) => renamedPart(inside, rename)) }));
    return { ...part, rows: part.rows.map(cells) };
  }
  const parts = part.parts.map((inside) => renamedPart(inside, rename));
  if (part.part === 'quote' || part.heading === undefined) return { ...part, parts };
  return { ...part, heading: renamedText(part.heading, rename), parts };
}

function renamedText(content: readonly Inline[], rename: Rename): Inline[] {
  return content.map((piece) => {
    if (typeof piece === 'string') return rename(piece);
    return 'content' in piece ? { ...piece, content: renamedText(piece.content, rename) } : piece;
  });
}
