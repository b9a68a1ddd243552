import { createElement, type ReactNode } from 'react';
import type { Inline, LawLink } from '#core/contract/main/regulation-text.ts';
import { numberPieces, typeset } from '#core/regulations/typography.ts';
import { type Drawing, drawPieces, inOrder } from './drawing.ts';
import * as styles from './law.css.ts';
import * as notes from './note.css.ts';

/** Running text as elements. Strings remain text nodes, so that nothing in a source can act as markup. */
export function drawInlines(content: readonly Inline[], drawing: Drawing): ReactNode {
  return inOrder(
    content.map((inline, index) =>
      drawInline(heldToYear(joined(inline, content[index + 1]), content, index), drawing),
    ),
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

function drawInline(inline: Inline, drawing: Drawing): ReactNode {
  if (typeof inline === 'string') return drawPieces(typeset(inline));
  if ('mark' in inline) return createElement(inline.mark, null, drawInlines(inline.content, drawing));
  if ('href' in inline) return drawLink(inline.href, drawInlines(inline.content, drawing));
  if ('link' in inline) return drawLawLink(inline, drawing);
  if ('note' in inline) return drawNoteMark(inline.note, drawing);
  if ('image' in inline) {
    return (
      <span role="img" aria-label={inline.alt || drawing.labels.image} className={styles.imageBox}>
        {inline.alt || drawing.labels.image}
      </span>
    );
  }
  return <br />;
}

/** The number of a paragraph or item: "bis" and "ter" are raised, and its notes follow it at once. */
export function drawNumber(num: readonly Inline[], drawing: Drawing): ReactNode {
  return inOrder(
    num.map((inline, index) => {
      const piece = joined(inline, num[index + 1]);
      return typeof piece === 'string' ? drawPieces(numberPieces(piece)) : drawInline(piece, drawing);
    }),
  );
}

/** A text before the mark of a note, without the blank that would let the mark begin a line. */
function joined(inline: Inline, next: Inline | undefined): Inline {
  if (typeof inline !== 'string' || typeof next !== 'object' || !('note' in next)) return inline;
  return inline.trimEnd();
}

/** Only web addresses become links; script and data addresses remain text. */
function drawLink(href: string, children: ReactNode): ReactNode {
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer" data-stop tabIndex={-1}>
      {children}
    </a>
  );
}

/** Plain text if the view has no links. */
function drawLawLink({ link, target, content }: LawLink, drawing: Drawing): ReactNode {
  const children = drawInlines(content, drawing);
  const href = drawing.hrefTo?.(target);
  if (!href) return children;
  return (
    <a
      className={styles.lawLink[link]}
      href={href}
      data-target={target}
      data-link={link}
      data-stop
      tabIndex={-1}
    >
      {children}
    </a>
  );
}

function drawNoteMark(number: number, drawing: Drawing): ReactNode {
  if (drawing.withoutNotes) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box, and a line could break before it; the sign must stay with its word
    <span
      role="button"
      className={notes.mark}
      data-note={number}
      data-stop
      tabIndex={-1}
      aria-label={drawing.labels.note(number)}
    >
      {number}
    </span>
  );
}
