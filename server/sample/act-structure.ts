import type { Category } from '#core/contract/main/categories.ts';

/** An authored act: four languages side by side, every element with the versions that have it. */
export const languages = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof languages)[number];
export type Text = Record<Language, string>;

export const families = ['act', 'circular', 'eu'] as const;
export type Family = (typeof families)[number];

export const sampleContainerKinds = [
  'book',
  'part',
  'title',
  'chapter',
  'section',
  'subsection',
  'level',
] as const;
export type ContainerKind = (typeof sampleContainerKinds)[number];
export const sampleUnitKinds = [
  'article',
  'margin',
  'annex',
  'proviso',
  'preamble',
  'recital',
  'conclusions',
] as const;
type UnitKind = (typeof sampleUnitKinds)[number];
export type ElementKind = ContainerKind | UnitKind | 'paragraph' | 'item' | 'closing' | 'table';

export type SampleElement = {
  kind: ElementKind;
  /** The number as printed: `5a`, `4bis`, `20–22`; empty for an element without one. */
  num: string;
  /** Overrides the eId derived from the number. */
  eIdSuffix: string;
  /** Headings of containers and articles, the running text of everything else. */
  texts: Text[];
  /** Footnote at the number, usually an amendment note. */
  note: Text | undefined;
  rows: Record<Language, string[][]>;
  /** First and last day on which the element is in force (ISO dates, inclusive); empty if open. */
  from: string;
  until: string;
  repealed: { from: string; note: Text } | undefined;
  children: SampleElement[];
  line: number;
};

export type SampleAct = {
  slug: string;
  key: string;
  number: string;
  category: Category;
  family: Family;
  versions: string[];
  inForce: string;
  document: string;
  title: Text;
  short: Text;
  elements: SampleElement[];
};
