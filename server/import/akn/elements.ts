import type { UnitKind } from '#core/contract/main/regulation-text.ts';

const textBlocks = new Set([
  ...['p', 'block', 'listIntroduction', 'listWrapUp', 'heading', 'subheading', 'crossHeading', 'longTitle'],
  ...['num', 'signature', 'formula'],
]);

const transparent = new Set([
  ...['content', 'intro', 'wrapUp', 'blockList', 'blockContainer', 'container', 'div', 'tblock', 'mainBody'],
  ...[
    'list',
    'ul',
    'ol',
    'foreign',
    'embeddedStructure',
    'citations',
    'citation',
    'recitals',
    'interstitial',
  ],
  ...['coverPage', 'tocItem', 'toc', 'preface', 'quotedStructure'],
]);

const kindOf: Record<string, UnitKind> = {
  book: 'book',
  tome: 'book',
  part: 'part',
  subpart: 'part',
  title: 'title',
  subtitle: 'title',
  chapter: 'chapter',
  subchapter: 'subchapter',
  section: 'section',
  subsection: 'subsection',
  level: 'level',
  subdivision: 'subdivision',
  division: 'subdivision',
  hcontainer: 'subdivision',
  proviso: 'proviso',
  transitional: 'proviso',
};
// A map, because names come from files: a plain object would have an entry `constructor`.
const containers = new Map(Object.entries(kindOf));

const divisions = new Set([
  ...[
    'paragraph',
    'subparagraph',
    'alinea',
    'point',
    'indent',
    'sublist',
    'clause',
    'subclause',
    'item',
    'li',
  ],
  ...['article', 'recital', ...containers.keys()],
]);

const inline = new Set([
  ...[
    'i',
    'b',
    'sup',
    'sub',
    'u',
    'em',
    'strong',
    'span',
    'inline',
    'ref',
    'a',
    'authorialNote',
    'img',
    'br',
  ],
  ...['eol', 'placeholder', 'mod', 'rmod', 'mmod', 'quotedText', 'rref', 'mref', 'ins', 'del', 'def', 'term'],
  ...['date', 'time', 'docNumber', 'docTitle', 'docType', 'docDate', 'docPurpose', 'docAuthority', 'abbr'],
  ...[
    'person',
    'organization',
    'role',
    'location',
    'quantity',
    'entity',
    'remark',
    'concept',
    'object',
    'event',
  ],
  ...[
    'docketNumber',
    'docProponent',
    'docStage',
    'docStatus',
    'docIntroducer',
    'shortTitle',
    'session',
    'omissis',
  ],
]);

/** Contains running text and nothing with an identifier. */
export const isTextBlock = (name: string) => textBlocks.has(name);
/** Only groups other elements, which are read as if they were in its place. */
export const isTransparent = (name: string) => transparent.has(name);
/** Has a number or a heading of its own, inside an article or a quote. */
export const isDivision = (name: string) => divisions.has(name);
/** A known inline element; an unknown one is read as its text, with a warning. */
export const isKnown = (name: string) => inline.has(name) || textBlocks.has(name);
/** The kind of unit that a structural element becomes outside of articles. */
export const containerKind = (name: string): UnitKind | undefined => containers.get(name);
