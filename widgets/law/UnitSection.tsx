import { memo, useContext } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { TitleLevel } from '../ui/heading-level.ts';
import type { Drawing } from './drawing.ts';
import { drawUnit, type UnitLook } from './unit.ts';

type UnitSectionProps = Pick<UnitLook, 'entry' | 'look'> & {
  /** Absent until its window has loaded. */
  unit: Unit | undefined;
  drawing: Drawing;
  /** Pages of the PDF that begin in this unit, by path. */
  marks?: ReadonlyMap<string, number> | undefined;
};

/** One unit of the text. Memoized, so that scrolling, focus and the toolbar do not redraw it. */
export const UnitSection = memo(function UnitSection(props: UnitSectionProps) {
  const { entry, unit, marks, look } = props;
  const level = useContext(TitleLevel) + 1;
  const drawing = marks ? { ...props.drawing, marks } : props.drawing;
  return drawUnit(unit, drawing, { entry, level, look });
});
