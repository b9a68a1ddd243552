import * as v from 'valibot';

/**
 * The one regulation model: every import format is read into it, the servers store and send it,
 * the reader and the typesetter draw it. A text is a flat list of units in document order (articles
 * and their likes, and the headings of the containers around them); a unit holds nested parts.
 */

/** Running text. Notes and images keep their place; a note is named by its number in the text. */
export type Inline =
  | string
  | { mark: 'i' | 'b' | 'sup' | 'sub' | 'u'; content: Inline[] }
  | { href: string; content: Inline[] }
  | LawLink
  | { note: number }
  | { image: string; alt: string }
  | { br: true };

/**
 * A citation whose target is loaded, or a defined term. The server finds it for each reply and never stores
 * it. `target` is a completeParagraphID, or a regTextId if a whole document is cited.
 */
export type LawLink = { link: 'reference' | 'term'; target: string; content: Inline[] };

const kinds: Readonly<Record<string, readonly unknown[] | undefined>> = {
  mark: ['i', 'b', 'sup', 'sub', 'u'],
  link: ['reference', 'term'],
};

/** Whether a newer server sends a kind of inline that this version does not know: its words are read all the same. */
function isUnknown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const named = ['mark', 'href', 'link', 'note', 'image', 'br'].filter((kind) => kind in value);
  return named.every((kind) => {
    const known = kinds[kind];
    return known !== undefined && !known.includes((value as Record<string, unknown>)[kind]);
  });
}

/** The words within an inline of any kind. */
function wordsWithin(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsWithin).join('');
  return typeof value === 'object' && value !== null && 'content' in value ? wordsWithin(value.content) : '';
}

/** Only what is looked up is lazy: a schema made anew for each piece of text costs more than checking it. */
const inlines: v.GenericSchema<Inline[]> = v.array(v.lazy(() => inline));
export const inline: v.GenericSchema<Inline> = v.union([
  v.string(),
  v.object({ mark: v.picklist(['i', 'b', 'sup', 'sub', 'u']), content: inlines }),
  v.object({ href: v.string(), content: inlines }),
  v.object({ link: v.picklist(['reference', 'term']), target: v.string(), content: inlines }),
  v.object({ note: v.number() }),
  v.object({ image: v.string(), alt: v.string() }),
  v.object({ br: v.literal(true) }),
  v.pipe(
    v.custom<Inline>(isUnknown),
    v.transform((sent: Inline) => wordsWithin(sent)),
  ),
]);

/** Running text without an identifier of its own. `closing`: after a list; `signature`: at the end of an act. */
export type TextPart = {
  part: 'text';
  role?: 'heading' | 'closing' | 'signature' | 'formula' | undefined;
  content: Inline[];
};
export type TableCell = {
  head?: boolean | undefined;
  cols?: number | undefined;
  rows?: number | undefined;
  parts: Part[];
};
/** `layout`: a table that only arranges text (signature blocks) and holds no data. */
export type TablePart = { part: 'table'; layout?: boolean | undefined; rows: TableCell[][] };
/** Amending text: quoted words of another act, which have no identifiers. */
export type QuotePart = { part: 'quote'; parts: Part[] };
/** An addressable piece of a unit. `id` is the path after the tilde of its completeParagraphID. */
export type Division = {
  part: 'division';
  kind: 'paragraph' | 'letter' | 'number' | 'dash' | 'group';
  /** Absent only inside a quote. */
  id?: string | undefined;
  num?: Inline[] | undefined;
  heading?: Inline[] | undefined;
  parts: Part[];
};
export type Part = TextPart | TablePart | QuotePart | Division;

const optional = v.optional;
const parts: v.GenericSchema<Part[]> = v.array(v.lazy(() => part));
export const part: v.GenericSchema<Part> = v.variant('part', [
  v.object({
    part: v.literal('text'),
    role: optional(v.picklist(['heading', 'closing', 'signature', 'formula'])),
    content: inlines,
  }),
  v.object({
    part: v.literal('table'),
    layout: optional(v.boolean()),
    rows: v.array(
      v.array(
        v.object({
          head: optional(v.boolean()),
          cols: optional(v.number()),
          rows: optional(v.number()),
          parts,
        }),
      ),
    ),
  }),
  v.object({ part: v.literal('quote'), parts }),
  v.object({
    part: v.literal('division'),
    kind: v.picklist(['paragraph', 'letter', 'number', 'dash', 'group']),
    id: optional(v.string()),
    num: optional(inlines),
    heading: optional(inlines),
    parts,
  }),
]);

/** Units that contain other units; acts may nest them in any order. */
export const containerKinds = [
  'book',
  'part',
  'title',
  'chapter',
  'subchapter',
  'section',
  'subsection',
  'level',
  'subdivision',
  'proviso',
  'annex',
] as const;
/** Units that are read and cited as one: what every call and route means by "article". */
export const articleKinds = ['article', 'marginNumber', 'recital'] as const;
export const unitKinds = [...containerKinds, ...articleKinds, 'preface', 'preamble', 'conclusions'] as const;
export type UnitKind = (typeof unitKinds)[number];

const unitHead = {
  /** Path after the tilde: the unit's address in its document. */
  id: v.string(),
  kind: v.picklist(unitKinds),
  /** The path by the identifier of this file, where that means another provision in other versions. */
  former: optional(v.string()),
  /** Path of the enclosing unit; absent at the top. */
  parent: optional(v.string()),
  /** Number of enclosing units. */
  depth: v.number(),
  num: optional(inlines),
  heading: optional(inlines),
  /** True for a marginal heading, which some codes have instead of article headings. */
  marginal: optional(v.literal(true)),
  repealed: optional(v.literal(true)),
  /** The day from which it is repealed (ISO), where its notes say it. */
  repealedOn: optional(v.string()),
  /** For an article that stands for several ("Art. 135–149"): the first and the last of them. */
  range: optional(v.object({ first: v.string(), last: v.string() })),
};

export const note = v.object({ number: v.number(), content: inlines });
export type Note = v.InferOutput<typeof note>;

export const unit = v.object({
  ...unitHead,
  /** Identifier in the source file, if it has one. */
  eId: optional(v.string()),
  parts,
  notes: v.array(note),
});
export type Unit = v.InferOutput<typeof unit>;

/** The act that brought final provisions, as the notes of the text name it. */
export const bringingAct = v.object({
  /** In the words of a note: "Ziff. I des BG vom 17. Juni 2022". */
  title: optional(v.string()),
  /** Its place in the official compilation: "AS 2022 732". */
  reference: optional(v.string()),
});
export type BringingAct = v.InferOutput<typeof bringingAct>;

/** One line of the table of contents. Headings and numbers come without notes. */
export const tocEntry = v.object({
  ...unitHead,
  /** Of final provisions. */
  act: optional(bringingAct),
  completeParagraphID: v.string(),
  /** Index of the unit in the text, from 0. */
  index: v.number(),
  /** Number of characters, for reserving height before the text has loaded. */
  size: v.number(),
});
export type TocEntry = v.InferOutput<typeof tocEntry>;
