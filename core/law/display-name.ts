import { interfaceLanguageCodes, type LanguageCode } from '../contract/languages.ts';
import { formatDate } from '../lib/dates.ts';
import { isDay } from '../lib/day.ts';
import { localeOf, toInterfaceLanguage } from '../lib/locales.ts';
import { segmentLabel } from './label.ts';
import { type ParagraphPath, PathError, parsePath, sectionSegments, withoutOrdinal } from './paragraph-id.ts';

/** The type at each position of a path, from the article inwards. */
export type Naming = readonly string[];

export const namings = {
  act: ['ARTICLE', 'PARAGRAPH', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  circular: ['MARGIN_NUMBER', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  eu: ['ARTICLE', 'PARAGRAPH', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  paged: ['PageBasedIn2'],
  contents: ['TOCBased'],
} as const satisfies Record<string, Naming>;
export type NamingFamily = keyof typeof namings;

type NamePart = { type: string; value: string };

/** Is told the error for a part that has no word or no type; such a part then takes the word of its kind. */
type OnGap = (error: PathError) => void;
const raise: OnGap = (error) => {
  throw error;
};

/** The name of a place as lawyers cite it in this language: "Art. 5a Abs. 2 Bst. b". */
export function displayName(
  path: string,
  language: LanguageCode,
  naming: Naming,
  onGap: OnGap = raise,
): string {
  return namePartsOf(parsePath(path), naming, onGap)
    .map(({ type, value }) =>
      [wordFor(type, language, onGap), amendingAct(type, value, language) ?? rangeInWords(value, language)]
        .filter(Boolean)
        .join(' '),
    )
    .join(comma(language));
}

/** Ranges as each language writes them: "135–149", in French "135 à 149". */
const rangeInWords = (value: string, language: LanguageCode) =>
  value.replaceAll('-', language === 'FR' ? ' à ' : '–');

/** The display name with the short name of the regulation: "Art. 5a Abs. 2 Bst. b BankG". */
export function formatCitation(
  path: string,
  language: LanguageCode,
  naming: Naming,
  shortName: string,
  onGap: OnGap = raise,
): string {
  return withShortName(displayName(path, language, naming, onGap), language, shortName);
}

/** Appends the short name of a regulation to a display name. */
export function withShortName(name: string, language: LanguageCode, shortName: string): string {
  // "art. 17, tit. fin. CC": an abbreviation that names a part of the act stands directly before it.
  return name + (name.endsWith('fin.') ? ' ' : comma(language)) + shortName;
}

/** The name of a place without the short name of its regulation, which stands beside it. */
export function withoutShortName(citation: string, shortName: string): string {
  if (shortName === '' || !citation.endsWith(` ${shortName}`)) return citation;
  return citation.slice(0, -shortName.length).replace(/[\s,]+$/u, '') || citation;
}

/** The act that brought final provisions, by its day (`20041008`) or its publication (`as-1971-808`). */
function amendingAct(type: string, value: string, language: LanguageCode): string | undefined {
  if (type !== 'FINAL_PROVISIONS') return undefined;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:-\d+)?$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  if (isDay(date)) return formatDate(date, localeOf(language));
  const [, volume, page] = /^as-(\d{4})-(\d+)(?:-\d+)?$/.exec(value) ?? [];
  return volume && `${gazettes[placeOf(language)]} ${volume} ${page}`;
}
const gazettes: Words = ['AS', 'RO', 'RU', 'AS'];

const comma = (language: LanguageCode) => (language === 'FR' ? ', ' : ' ');

function namePartsOf(path: ParagraphPath, naming: Naming, onGap: OnGap): NamePart[] {
  if (path.form === 'page') {
    return [
      { type: 'PageBasedIn2', value: String(path.page) },
      { type: path.half === 'top' ? 'TOP_PREFIX' : 'BOTTOM_PREFIX', value: '' },
    ];
  }
  if (naming[0] === 'PageBasedIn2') throw new PathError('Invalid PageBasedIn2 format in regArt');
  if (path.form === 'contents') {
    const [chapter = 0, ...sections] = path.parts;
    const inChapter = sections[0] === 0 ? [] : [{ type: 'SECTION', value: sections.join('.') }];
    return [{ type: 'TOCBased', value: String(chapter) }, ...inChapter];
  }
  return structureParts(path, naming, onGap);
}

function structureParts(
  path: ParagraphPath & { form: 'structure' },
  naming: Naming,
  onGap: OnGap,
): NamePart[] {
  const segments = path.section === undefined ? [] : sectionSegments(path.section);
  const containers = segments.flatMap((segment) => containerParts(segment, segments));
  const [outer] = containers;
  const below = partsBelow(path, naming, onGap);
  // Lawyers name the final title behind the article: "Art. 17 SchlT ZGB".
  if (outer?.type === 'FINAL_TITLE' && path.article && containers.length === 1)
    return [...below, { type: 'IN_FINAL_TITLE', value: '' }];
  return [...containers, ...below];
}

/** The name of a container. A level has none without a number of its own: "Anhang 2 Ziff. 2.3.2". */
function containerParts(segment: string, segments: readonly string[]): NamePart[] {
  const part = sectionPart(segment);
  if (part.type !== 'LEVEL') return [part];
  if (part.value === '' || /_u\d+$/.test(segment)) return [];
  if (segments[0]?.startsWith('annex') !== true) return [part];
  const label = part.value.replaceAll('-', '.');
  return [{ type: /^\d/.test(label) ? 'NUMBER' : 'LETTER', value: label }];
}

/** The parts from the article inwards. */
function partsBelow(path: ParagraphPath & { form: 'structure' }, naming: Naming, onGap: OnGap): NamePart[] {
  const pieces: NamePart[] = [];
  let position = path.article ? 0 : 1;
  for (const part of path.article ? [path.article, ...path.subs] : path.subs) {
    const label = withoutOrdinal(part);
    const group = label.startsWith('+') ? groupOf(label.slice(1)) : undefined;
    if (group?.part) pieces.push(group.part);
    position = Math.max(position, group?.minPosition ?? 0);
    if (group && !group.takesPosition) continue;
    const type = naming[position] ?? 'NUMBER';
    position += 1;
    if (position > naming.length) onGap(new PathError(`Naming is not defined for position #${position}`));
    if (!group?.part) pieces.push(...labelledPart(type, group ? (group.label ?? '_') : label));
  }
  return pieces;
}

/** The name of a labelled part; none for unnumbered paragraphs and items without a mark. */
function labelledPart(type: string, label: string): NamePart[] {
  if (/^(?:_|tab|u\d+)$/.test(label)) return [];
  if (label.startsWith('-')) return [{ type: 'DASH', value: label.slice(1) }];
  const isItem = type === 'LETTER' || type === 'NUMBER' || type === 'DASH';
  return [{ type: isItem ? (/^\d/.test(label) ? 'NUMBER' : 'LETTER') : type, value: label }];
}

type Group = { minPosition?: number; takesPosition?: boolean; label?: string | undefined; part?: NamePart };

const minPosition: Record<string, number> = { art: 0, para: 1, lbl: 2, bull: 2 };

/** Reads a segment with a plus: an item that skips positions, or a group without a position of its own. */
function groupOf(segment: string): Group {
  const dash = /^lbl__(?:_d(\d+))?$/.exec(segment);
  if (dash) return { minPosition: 2, takesPosition: true, part: { type: 'DASH', value: dash[1] ?? '1' } };
  const word = segment.split('_', 1)[0] ?? '';
  if (Object.hasOwn(minPosition, word)) {
    return { minPosition: minPosition[word] ?? 0, takesPosition: true, label: segmentLabel(segment) };
  }
  if (word === 'list') return { minPosition: 2 };
  if (word === 'listintro') return {};
  const piece = sectionPart(segment);
  // Transitional provisions have numbered subdivisions: "Art. 196 Ziff. 2 Abs. 1".
  return { part: word === 'subdiv' ? { type: 'NUMBER', value: piece.value || '1' } : piece };
}

const sectionTypes: Record<string, string> = {
  tit: 'TITLE',
  chap: 'CHAPTER',
  subchap: 'SUBCHAPTER',
  subch: 'SUBCHAPTER',
  sec: 'SECTION',
  subsec: 'SUBSECTION',
  lvl: 'LEVEL',
  subdiv: 'SUBDIVISION',
  disp: 'FINAL_PROVISIONS',
  proviso: 'FINAL_PROVISIONS',
  mod: 'MODIFICATION',
  preface: 'INTRODUCTION',
  rct: 'WHEREAS',
};
const ONE_OF_A_KIND = /^(?:FINAL_PROVISIONS|PREAMBLE|INTRODUCTION|CONCLUSIONS)$/;

function sectionPart(segment: string): NamePart {
  const word = segment.split('_', 1)[0] ?? '';
  const type = (Object.hasOwn(sectionTypes, word) ? sectionTypes[word] : undefined) ?? word.toUpperCase();
  const label = segmentLabel(segment) ?? '';
  const number = label.replace(/^u(?=\d)/, '');
  if (type === 'FINAL_PROVISIONS' && label === 'final') return { type: 'FINAL_TITLE', value: '' };
  const isGenerated = /^d\d+e\d+$/.test(label);
  const isOnly =
    (/^[01]$/.test(number) && ONE_OF_A_KIND.test(type)) ||
    (number === '1' && label === 'u1' && type !== 'LEVEL');
  return { type, value: isGenerated || isOnly ? '' : number };
}

/** The words for a type in citations, in the order of the languages of the interface. */
type Words = OneForEach<typeof interfaceLanguageCodes>;
type OneForEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: string };

const words: Record<string, Words> = {
  ARTICLE: ['Art.', 'art.', 'art.', 'Art.'],
  PARAGRAPH: ['Abs.', 'al.', 'cpv.', 'para.'],
  LETTER: ['Bst.', 'let.', 'lett.', 'let.'],
  NUMBER: ['Ziff.', 'ch.', 'n.', 'no.'],
  DASH: ['Strich', 'tiret', 'trattino', 'indent'],
  MARGIN_NUMBER: ['Rz', 'Cm', 'nota marg.', 'margin no.'],
  ANNEX: ['Anhang', 'annexe', 'allegato', 'Annex'],
  FINAL_PROVISIONS: [
    'Schlussbestimmungen',
    'dispositions finales',
    'disposizioni finali',
    'Final provisions',
  ],
  FINAL_TITLE: ['Schlusstitel', 'titre final', 'titolo finale', 'Final title'],
  IN_FINAL_TITLE: ['SchlT', 'tit. fin.', 'tit. fin.', 'Final Title'],
  PREAMBLE: ['Präambel', 'préambule', 'preambolo', 'Preamble'],
  INTRODUCTION: ['Einleitung', 'introduction', 'introduzione', 'Introduction'],
  CONCLUSIONS: ['Schlussformel', 'formule finale', 'formula finale', 'Concluding formula'],
  WHEREAS: ['Erwägungsgrund', 'considérant', 'considerando', 'Recital'],
  BOOK: ['Buch', 'livre', 'libro', 'Book'],
  PART: ['Teil', 'partie', 'parte', 'Part'],
  TITLE: ['Titel', 'titre', 'titolo', 'Title'],
  CHAPTER: ['Kapitel', 'chapitre', 'capitolo', 'Chapter'],
  SUBCHAPTER: ['Unterkapitel', 'sous-chapitre', 'sottocapitolo', 'Subchapter'],
  SECTION: ['Abschnitt', 'section', 'sezione', 'Section'],
  SUBSECTION: ['Unterabschnitt', 'sous-section', 'sottosezione', 'Subsection'],
  LEVEL: ['Ebene', 'niveau', 'livello', 'Level'],
  SUBDIVISION: ['Unterteilung', 'subdivision', 'suddivisione', 'Subdivision'],
  MODIFICATION: ['Änderung', 'modification', 'modifica', 'Amendment'],
  PageBasedIn2: ['Seite', 'page', 'pagina', 'Page'],
  TOP_PREFIX: ['oben', 'haut', 'in alto', 'top'],
  BOTTOM_PREFIX: ['unten', 'bas', 'in basso', 'bottom'],
  TOCBased: ['Kapitel', 'chapitre', 'capitolo', 'Chapter'],
};

/** Where the words of a language stand; texts in a language without words of its own are cited in English. */
const placeOf = (language: LanguageCode): number =>
  interfaceLanguageCodes.indexOf(toInterfaceLanguage(language) ?? 'EN');

/** The word for a type in a language; the specification defines the error (part 2, section 5). */
function wordFor(type: string, language: LanguageCode, onGap: OnGap): string {
  const at = placeOf(language);
  const word = Object.hasOwn(words, type) ? words[type]?.[at] : undefined;
  if (word !== undefined) return word;
  onGap(new PathError(`No dictionary entry for ${type} defined`));
  return words.SUBDIVISION?.[at] ?? '';
}
