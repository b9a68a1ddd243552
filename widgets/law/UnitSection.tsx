import { type CSSProperties, createElement, memo, type ReactNode, useContext } from 'react';
import { containerKinds, type TocEntry, type Unit } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { classes } from '../ui/classes.ts';
import { headingTag, TitleLevel } from '../ui/heading-level.ts';
import { Designation } from './Designation.tsx';
import type { Drawing } from './drawing.ts';
import { drawInlines } from './inlines.tsx';
import * as styles from './law.css.ts';
import * as notes from './note.css.ts';
import { drawPageMark, drawParts } from './parts.tsx';

type UnitSectionProps = {
  entry: Pick<TocEntry, 'index' | 'size' | 'id'>;
  /** Absent until its window has loaded; a box with its estimated height is drawn instead. */
  unit: Unit | undefined;
  drawing: Drawing;
  /** Pages of the PDF that begin in this unit, by path. */
  marks?: ReadonlyMap<string, number> | undefined;
  /** Classes of a view that sets the unit and its head differently. */
  look?: { unit: string; head: string };
};

/** One unit of the text. Memoized, so that scrolling, focus and the toolbar do not redraw it. */
export const UnitSection = memo(function UnitSection({
  entry,
  unit,
  marks,
  look,
  ...props
}: UnitSectionProps) {
  const title = useContext(TitleLevel);
  const drawing = marks ? { ...props.drawing, marks } : props.drawing;
  const size = { '--reg-chars': String(entry.size) } as CSSProperties;
  if (!unit) {
    return (
      <section
        className={classes(styles.unit, styles.awaited)}
        data-index={entry.index}
        style={size}
        aria-busy="true"
      />
    );
  }
  return (
    <section
      className={classes(styles.unit, look?.unit)}
      data-index={entry.index}
      data-unit={unit.id}
      style={size}
    >
      {drawHead(unit, drawing, title + 1 + unit.depth, look?.head)}
      {drawBody(unit, drawing)}
      {unit.notes.length > 0 && !drawing.withoutNotes ? drawNotes(unit, drawing) : null}
    </section>
  );
});

const isContainer = (unit: Unit) => (containerKinds as readonly string[]).includes(unit.kind);

const hasHead = ({ num, heading, repealed }: Unit) => Boolean(num || heading || repealed);

function drawHead(unit: Unit, drawing: Drawing, level: number, look: string | undefined): ReactNode {
  const { num, heading, repealed } = unit;
  if (unit.kind === 'marginNumber' || unit.kind === 'recital') return drawHangingHead(unit, drawing);
  if (!hasHead(unit)) return null;
  const isNameless = plainText([...(num ?? []), ...(heading ?? [])]).trim() === '';
  const container = isContainer(unit);
  const depth = unit.marginal ? 'marginal' : unit.depth === 0 ? 'outer' : 'inner';
  return createElement(
    headingTag(level),
    {
      className: classes(
        styles.head,
        styles.headMarks,
        container ? styles.containerHead[depth] : styles.articleHead,
        unit.kind === 'annex' && styles.annexHead,
        repealed && styles.repealed,
        look,
      ),
      'data-path': unit.id,
      tabIndex: -1,
    },
    drawPageMark(unit.id, drawing),
    num ? (
      <span className={classes(styles.headNumber, container && styles.containerNumber)}>
        {drawInlines(num, drawing)}
      </span>
    ) : null,
    heading || isNameless ? (
      <span className={styles.headText}>
        {isNameless ? <Designation>{drawing.nameOf(unit.id)}</Designation> : null}
        {heading ? drawInlines(heading, drawing) : null}
      </span>
    ) : null,
    repealed ? (
      <span className={styles.repealNote}>
        <Designation>{drawing.repealedSince(unit)}</Designation>
      </span>
    ) : null,
  );
}

/** Heads in the margin: margin numbers at the right, recital numbers at the left, on the line of the text. */
function drawHangingHead(unit: Unit, drawing: Drawing): ReactNode {
  const { num, heading, kind } = unit;
  return (
    <>
      {heading ? <p className={styles.textRole.heading}>{drawInlines(heading, drawing)}</p> : null}
      {num ? (
        <span className={kind === 'marginNumber' ? styles.marginNumber : styles.recitalNumber}>
          {drawInlines(num, drawing)}
        </span>
      ) : null}
    </>
  );
}

function drawBody(unit: Unit, drawing: Drawing): ReactNode {
  const body = drawParts(unit.parts, drawing);
  switch (unit.kind) {
    case 'marginNumber':
    case 'recital':
      return (
        // biome-ignore lint/a11y/useSemanticElements: a paragraph of law that can be linked, not a form group
        <div
          className={classes(styles.kind.paragraph, styles.level[0])}
          data-path={unit.id}
          tabIndex={-1}
          role="group"
          aria-label={drawing.nameOf(unit.id)}
        >
          {drawPageMark(unit.id, drawing)}
          {body}
        </div>
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
function drawFrameText(unit: Unit, drawing: Drawing, className: string, body: ReactNode): ReactNode {
  if (hasHead(unit)) return <div className={className}>{body}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a paragraph of law that can be linked, not a form group
    <div
      className={classes(className, styles.placed)}
      data-path={unit.id}
      tabIndex={-1}
      role="group"
      aria-label={drawing.nameOf(unit.id)}
    >
      {body}
    </div>
  );
}

/** The notes at the end of a unit. */
export function drawNotes(unit: Unit, drawing: Drawing): ReactNode {
  return (
    <ol className={notes.list} data-notes aria-label={drawing.labels.notes}>
      {unit.notes.map((note) => (
        <li key={note.number} className={notes.note} data-note-text={note.number}>
          <span className={notes.number}>{note.number}</span>
          <span>{drawInlines(note.content, drawing)}</span>
        </li>
      ))}
    </ol>
  );
}
