import {
  ArrowRightLeft,
  CircleQuestionMark,
  CircleSlash,
  Equal,
  FileX,
  Hash,
  type IconNode,
  Merge,
  PencilLine,
  SearchX,
  Split,
} from 'lucide';
import type { CarryOutcome } from '#core/contract/domain/carried-mark.ts';

/** A shape for each outcome, before its word. */
export const outcomeIcons: Readonly<Record<CarryOutcome, IconNode>> = {
  unchanged: Equal,
  renumbered: Hash,
  changed: PencilLine,
  moved: ArrowRightLeft,
  uncertain: CircleQuestionMark,
  split: Split,
  merged: Merge,
  repealed: CircleSlash,
  missing: SearchX,
  withdrawn: FileX,
};
