import { containerKinds, type TocEntry, type Unit } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { labelPieces } from '#core/regulations/typography.ts';
import { classes } from '../ui/classes.ts';
import { headingTag } from '../ui/heading-tag.ts';
import { type Drawing, type Drawn, penPieces } from './drawing.ts';
import { drawInlines } from './inlines.ts';
import * as styles from './law.css.ts';
import * as notes from './note.css.ts';
import { drawPageMark, drawParts, placeOf } from './parts.ts';

export type UnitLook = {
  entry: Pick<TocEntry, 'index' | 'size' | 'id'>;
  /** Level of the heading of a unit at the top. */
  level: number;
  /** Classes of a view that sets the unit and its head differently. */
  look?: { unit: string; head: string } | undefined;
};

/** One unit of the text with its head and its notes; a box with its estimated height until its window has loaded. */
export function drawUnit<N>(
  unit: Unit | undefined,
  drawing: Drawing<N>,
  { entry, level, look }: UnitLook,
): N {
  const { pen } = drawing;
  const own = { 'data-index': entry.index, style: { '--reg-chars': String(entry.size) } };
  if (!unit)
    return pen('section', { ...own, className: classes(styles.unit, styles.awaited), 'aria-busy': 'true' });
  return pen(
    'section',
    { ...own, className: classes(styles.unit, look?.unit), 'data-unit': unit.id },
    drawHead(unit, drawing, level + unit.depth, look?.head),
    drawBody(unit, drawing),
    unit.notes.length > 0 && !drawing.withoutNotes ? drawNotes(unit, drawing) : null,
  );
}

const isContainer = (unit: Unit) => (containerKinds as readonly string[]).includes(unit.kind);

const hasHead = ({ num, heading, repealed }: Unit) => Boolean(num || heading || repealed);

const label = <N>(words: string, { pen }: Drawing<N>) => penPieces(labelPieces(words, false), pen);

function drawHead<N>(unit: Unit, drawing: Drawing<N>, level: number, look: string | undefined): Drawn<N> {
  const { num, heading, repealed } = unit;
  const { pen } = drawing;
  if (unit.kind === 'marginNumber' || unit.kind === 'recital') return drawHangingHead(unit, drawing);
  if (!hasHead(unit)) return null;
  const isNameless = plainText([...(num ?? []), ...(heading ?? [])]).trim() === '';
  const container = isContainer(unit);
  const depth = unit.marginal ? 'marginal' : unit.depth === 0 ? 'outer' : 'inner';
  const className = classes(
    styles.head,
    styles.headMarks,
    container ? styles.containerHead[depth] : styles.articleHead,
    unit.kind === 'annex' && styles.annexHead,
    repealed && styles.repealed,
    look,
  );
  const numberClass = classes(styles.headNumber, container && styles.containerNumber);
  return pen(
    headingTag(level),
    { className, 'data-path': unit.id, tabIndex: -1 },
    drawPageMark(unit.id, drawing),
    num ? pen('span', { className: numberClass }, drawInlines(num, drawing)) : null,
    heading || isNameless
      ? pen(
          'span',
          { className: styles.headText },
          isNameless ? label(drawing.nameOf(unit.id), drawing) : null,
          heading ? drawInlines(heading, drawing) : null,
        )
      : null,
    repealed
      ? pen('span', { className: styles.repealNote }, label(drawing.repealedSince(unit), drawing))
      : null,
  );
}

/** Heads in the margin: margin numbers at the right, recital numbers at the left, on the line of the text. */
function drawHangingHead<N>({ num, heading, kind }: Unit, drawing: Drawing<N>): N {
  const { pen } = drawing;
  const className = kind === 'marginNumber' ? styles.marginNumber : styles.recitalNumber;
  return pen(
    undefined,
    null,
    heading ? pen('p', { className: styles.textRole.heading }, drawInlines(heading, drawing)) : null,
    num ? pen('span', { className }, drawInlines(num, drawing)) : null,
  );
}

function drawBody<N>(unit: Unit, drawing: Drawing<N>): N {
  const { pen } = drawing;
  const body = drawParts(unit.parts, drawing);
  switch (unit.kind) {
    case 'marginNumber':
    case 'recital':
      return pen(
        'div',
        { className: classes(styles.kind.paragraph, styles.level[0]), ...placeOf(unit.id, drawing) },
        drawPageMark(unit.id, drawing),
        body,
      );
    case 'preface':
      return drawFrameText(unit, drawing, styles.preface, body);
    case 'preamble':
    case 'conclusions':
      return drawFrameText(unit, drawing, styles.preamble, body);
    default:
      return body;
  }
}

/** Text before or after the articles; without a heading it is a place itself, as a paragraph is. */
function drawFrameText<N>(unit: Unit, drawing: Drawing<N>, className: string, body: N): N {
  const { pen } = drawing;
  if (hasHead(unit)) return pen('div', { className }, body);
  return pen('div', { className: classes(className, styles.placed), ...placeOf(unit.id, drawing) }, body);
}

/** The notes at the end of a unit. */
export function drawNotes<N>(unit: Unit, drawing: Drawing<N>): N {
  const { pen, labels } = drawing;
  const items = unit.notes.map((note) =>
    pen(
      'li',
      { className: notes.note, 'data-note-text': note.number },
      pen('span', { className: notes.number }, note.number),
      pen('span', null, drawInlines(note.content, drawing)),
    ),
  );
  return pen('ol', { className: notes.list, 'data-notes': true, 'aria-label': labels.notes }, ...items);
}
