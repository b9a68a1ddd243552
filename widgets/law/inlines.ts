import type { Inline, LawLink } from '#core/contract/main/regulation-text.ts';
import { numberPieces, typeset } from '#core/regulations/typography.ts';
import { type Drawing, type Pen, penInOrder, penPieces } from './drawing.ts';
import * as styles from './law.css.ts';
import * as notes from './note.css.ts';

/** Running text as elements. Strings remain text nodes, so that nothing in a source can act as markup. */
export function drawInlines<N>(content: readonly Inline[], drawing: Drawing<N>): N {
  return penInOrder(
    content.map((inline, index) =>
      drawInline(heldToYear(joined(inline, content[index + 1]), content, index), drawing),
    ),
    drawing.pen,
  );
}

const isYear = (inline: Inline | undefined) =>
  typeof inline === 'object' && 'mark' in inline && /^\d{4}$/.test(String(inline.content));

/** The text beside the bold year of a compilation, held to it as in "AS 2023 231". */
function heldToYear(inline: Inline, content: readonly Inline[], at: number): Inline {
  if (typeof inline !== 'string') return inline;
  const begun = isYear(content[at - 1]) ? inline.replace(/^ (?=\d)/, '\u00a0') : inline;
  return isYear(content[at + 1]) ? begun.replace(/(?<=[A-Z]l?) $/, '\u00a0') : begun;
}

function drawInline<N>(inline: Inline, drawing: Drawing<N>): N {
  const { pen } = drawing;
  if (typeof inline === 'string') return penPieces(typeset(inline), pen);
  if ('mark' in inline) return pen(inline.mark, null, drawInlines(inline.content, drawing));
  if ('href' in inline) return drawLink(inline.href, drawInlines(inline.content, drawing), pen);
  if ('link' in inline) return drawLawLink(inline, drawing);
  if ('note' in inline) return drawNoteMark(inline.note, drawing);
  if ('image' in inline) {
    const name = inline.alt || drawing.labels.image;
    return pen('span', { role: 'img', 'aria-label': name, className: styles.imageBox }, name);
  }
  return pen('br', null);
}

/** The number of a paragraph or item: "bis" and "ter" are raised, and its notes follow it at once. */
export function drawNumber<N>(num: readonly Inline[], drawing: Drawing<N>): N {
  const { pen } = drawing;
  return penInOrder(
    num.map((inline, index) => {
      const piece = joined(inline, num[index + 1]);
      return typeof piece === 'string' ? penPieces(numberPieces(piece), pen) : drawInline(piece, drawing);
    }),
    pen,
  );
}

/** A text before the mark of a note, without the blank that would let the mark begin a line. */
function joined(inline: Inline, next: Inline | undefined): Inline {
  if (typeof inline !== 'string' || typeof next !== 'object' || !('note' in next)) return inline;
  return inline.trimEnd();
}

/** Only web addresses become links; script and data addresses remain text. */
function drawLink<N>(href: string, words: N, pen: Pen<N>): N {
  if (!/^https?:\/\//i.test(href)) return words;
  const link = { className: styles.link, href, target: '_blank', rel: 'noreferrer' };
  return pen('a', { ...link, 'data-stop': true, tabIndex: -1 }, words);
}

/** Plain text if the view has no links. */
function drawLawLink<N>({ link, target, content }: LawLink, drawing: Drawing<N>): N {
  const words = drawInlines(content, drawing);
  const href = drawing.hrefTo?.(target);
  if (!href) return words;
  const named = { className: styles.lawLink[link], href, 'data-target': target, 'data-link': link };
  return drawing.pen('a', { ...named, 'data-stop': true, tabIndex: -1 }, words);
}

/** No button, which is a box before which a line could break; the sign must stay with its word. */
function drawNoteMark<N>(number: number, { pen, withoutNotes, labels }: Drawing<N>): N {
  if (withoutNotes) return pen(undefined, null);
  return pen(
    'span',
    {
      role: 'button',
      className: notes.mark,
      'data-note': number,
      'data-stop': true,
      tabIndex: -1,
      'aria-label': labels.note(number),
    },
    number,
  );
}
