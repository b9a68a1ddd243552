import type { Inline, Note } from '#core/contract/main/regulation-text.ts';
import type { Drawn } from './drawn.ts';

const longestRun = 32;
const zeroWidthSpace = '\u200b';
/** Words that must stay on one line with the number after them. */
const joined =
  /(?<=(?:^|[\s(«])(?:Art|art|Abs|Bst|Ziff|Rz|Cm|al|let|ch|cpv|lett|para|no|n|Nr)\.|(?:^|[\s(«])(?:Artikel|Artikels|Artikeln|Absatz|Absatzes|Absätze|Buchstabe|Buchstaben|Ziffer|Ziffern|articles?|alinéas?|lettres?|chiffres?|articol[oi]|capovers[oi]|letter[ae]?|numer[oi]|paragraphs?|Articles?|Rz|Cm)) (?=\d|[a-z](?![\p{L}\d]))/gu;

/** Text for printing, without control characters, direction marks and broken surrogates; words wider than a line are cut. */
export const printableText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[ \t\n\r\f\v]+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, '')
    .replace(joined, '\u00a0')
    .replace(/[^\s\u200b]{33,}/gu, (run) =>
      // Clusters (a letter with its combining marks) are not cut.
      [...new Intl.Segmenter().segment(run)]
        .map((cluster, i) => (i > 0 && i % longestRun === 0 ? zeroWidthSpace : '') + cluster.segment)
        .join(''),
    );

const isWebAddress = (href: string): boolean =>
  href.length <= 2000 && /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href.toWellFormed());

/** Words in running text without notes, for bookmarks and running heads. */
export const plain = (list: readonly Inline[]): string =>
  printableText(
    list
      .map((it): string => {
        if (typeof it === 'string') return it;
        if ('content' in it) return plain(it.content);
        if ('br' in it) return ' ';
        return 'image' in it ? it.alt : '';
      })
      .join(''),
  ).trim();

/** The notes of one unit. Each is printed at its first mention; later mentions repeat the number only. */
export type UnitNotes = { notes: ReadonlyMap<number, Note>; set: Set<number>; imageWord: string };

export const unitNotes = (notes: readonly Note[], imageWord: string): UnitNotes => ({
  notes: new Map(notes.map((note) => [note.number, note])),
  set: new Set(),
  imageWord,
});

const latin = /(?<=\d[a-z]?)(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)(?![\p{L}\d])/u;

/** "1bis" with the Latin word raised, as Swiss law is printed. */
const withRaised = (text: string): Drawn[] =>
  text
    .split(latin)
    .map((piece, i): Drawn => (i % 2 === 1 ? { m: 'sup', c: [piece] } : piece))
    .filter((piece) => piece !== '');

const drawOne = (it: Inline, notes: UnitNotes): Drawn[] => {
  if (typeof it === 'string') return withRaised(printableText(it));
  if ('mark' in it && it.mark === 'sup' && it.content.every((inner) => typeof inner === 'string')) {
    return [{ m: 'sup', c: [printableText(it.content.join(''))] }];
  }
  if ('mark' in it) return [{ m: it.mark, c: drawAll(it.content, notes) }];
  if ('href' in it) {
    const c = drawAll(it.content, notes);
    return isWebAddress(it.href) && plain(it.content) !== '' ? [{ l: it.href, c }] : c;
  }
  if ('link' in it) return drawAll(it.content, notes);
  if ('image' in it) {
    return [{ img: it.alt === '' ? notes.imageWord : `${notes.imageWord}: ${printableText(it.alt)}` }];
  }
  if ('br' in it) return [{ br: 1 }];
  const note = notes.notes.get(it.note);
  if (note === undefined || notes.set.has(it.note)) return [{ again: it.note }];
  notes.set.add(it.note);
  return [{ n: it.note, c: trimmed(drawAll(note.content, notes)) }];
};

const drawAll = (list: readonly Inline[], notes: UnitNotes): Drawn[] => {
  const out: Drawn[] = [];
  for (const drawn of list.flatMap((it) => drawOne(it, notes))) {
    const last = out.at(-1);
    if (typeof drawn === 'string' && typeof last === 'string') out[out.length - 1] = last + drawn;
    else if (drawn !== '') out.push(drawn);
  }
  return out;
};

const trimEdge = (list: Drawn[], edge: 'start' | 'end'): Drawn[] => {
  const at = edge === 'start' ? 0 : list.length - 1;
  const it = list[at];
  if (it === undefined) return list;
  if (typeof it === 'string') {
    const text = it.replace(edge === 'start' ? /^[\s\u00a0]+/u : /[\s\u00a0]+$/u, '');
    return text === '' ? trimEdge(list.toSpliced(at, 1), edge) : list.with(at, text);
  }
  if ('m' in it || 'l' in it) return list.with(at, { ...it, c: trimEdge(it.c, edge) });
  return list;
};
const trimmed = (list: Drawn[]): Drawn[] => trimEdge(trimEdge(list, 'start'), 'end');

/** Running text for the page template. */
export const drawInline = (list: readonly Inline[] | undefined, notes: UnitNotes): Drawn[] =>
  trimmed(drawAll(list ?? [], notes));

/** Notes that the text of the unit does not mention; they are printed at its end. */
export const unnamedNotes = (notes: UnitNotes): Drawn[] =>
  [...notes.notes.values()]
    .filter((note) => !notes.set.has(note.number))
    .flatMap((note) => drawOne({ note: note.number }, notes));
