import type { Element } from '../akn/tree.ts';

/*
 * EUR-Lex names what a paragraph is by its class: `oj-ti-art` in texts of the Official Journal (before 2023 without
 * `oj-`), `title-article-norm` in consolidated ones.
 */

/** What a class says of a paragraph. */
export type ParagraphKind =
  | 'title'
  | 'division'
  | 'divisionHeading'
  | 'article'
  | 'articleHeading'
  | 'annex'
  | 'annexHeading'
  | 'group'
  | 'heading'
  | 'signature'
  | 'note'
  | 'left';

const kinds: readonly (readonly [RegExp, ParagraphKind])[] = [
  [/^(?:doc-ti|title-doc-(?:first|last))$/, 'title'],
  [/^(?:ti-section-1|title-division-1)$/, 'division'],
  [/^(?:ti-section-2|title-division-2)$/, 'divisionHeading'],
  [/^(?:ti-art|title-article-norm|title-article-quoted)$/, 'article'],
  [/^(?:sti-art|stitle-article-norm|stitle-article-quoted)$/, 'articleHeading'],
  [/^title-annex-1$/, 'annex'],
  [/^title-annex-2$/, 'annexHeading'],
  [/^(?:ti-grseq-\d|title-gr-seq-level-\d)$/, 'group'],
  [/^(?:ti-tbl|title-table|ti-annotation)$/, 'heading'],
  [/^signatory$/, 'signature'],
  [/^(?:note|footnote)$/, 'note'],
  // Heads of pages, the family of a consolidation, and its marks: words about the text, not of it.
  [
    /^(?:hd-.*|reference|disclaimer|arrow|modref|toc-\d|title-fam-.*|title-member-.*|title-doc-oj-reference)$/,
    'left',
  ],
];

/** The classes of an element, without what tells the Official Journal from consolidations. */
export function classesOf({ attributes }: Element): string[] {
  return (attributes.class ?? '')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replace(/^oj-/, ''));
}

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

const known = new Map<string, ParagraphKind | undefined>();

function kindOfClass(name: string): ParagraphKind | undefined {
  return kinds.find(([pattern]) => pattern.test(name))?.[1];
}

export function paragraphKind(element: Element): ParagraphKind | undefined {
  const own = element.attributes.class ?? '';
  if (own.length > 100) return undefined;
  if (known.has(own)) return known.get(own);
  let kind: ParagraphKind | undefined;
  for (const name of classesOf(element)) kind ??= kindOfClass(name);
  // Names come from files: only so many are remembered.
  if (known.size < 1000) known.set(own, kind);
  return kind;
}
