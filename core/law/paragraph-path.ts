/** What stands after the tilde of a completeParagraphID, in one of its three forms. */
export type ParagraphPath =
  /** `section` is what stands between the braces, `article` what stands before the first caret. */
  | { form: 'structure'; section?: string; article?: string; subs: readonly string[] }
  | { form: 'page'; page: number; half: 'top' | 'bottom' }
  | { form: 'contents'; parts: readonly number[] };

const ANNEX = /^A(?:(\d+)([a-z])?)?$/;

/** The part without the ordinal that tells duplicates apart. */
export function withoutOrdinal(part: string): string {
  return part.replace(/!\d+$/, '');
}

/** The source's container identifiers named between the braces, from the outside in. */
export function sectionSegments(section: string): string[] {
  const plain = withoutOrdinal(section);
  const annex = ANNEX.exec(plain);
  if (!annex) return plain.split('__');
  const [, number = 'u1', letter] = annex;
  return [`annex_${number}${letter ? `_${letter}` : ''}`];
}

/** What stands between the braces for these containers: an annex marker or joined words. */
export function sectionOf(segments: readonly string[]): string {
  const joined = segments.join('__');
  const annex = /^annex_(?:u1|(\d+)(?:_([a-z]))?)$/.exec(joined);
  return annex ? `A${annex[1] ?? ''}${annex[2] ?? ''}` : joined;
}
