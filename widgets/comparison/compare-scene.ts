import { createContext, useContext } from 'react';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison, ComparisonRow } from '#core/contract/main/comparison.ts';
import { isNeutral } from '#core/law/comparison/report/row-counts.ts';
import { namings } from '#core/law/display-name.ts';
import type { LawPiece } from '#core/regulations/typography.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { createPlaceNames } from '../document-view/law-drawing.ts';
import { askedBy, type Side, type Target } from './asked.ts';
import type { CompareViewProps } from './compare-props.ts';

/** What the rows are drawn with: the same as long as the comparison is, so that they are drawn once. */
export type RowDrawing = {
  language: LanguageCode;
  typeset: (text: string) => LawPiece[];
  /** "Art. 5 Abs. 2" in the language of the text; undefined for what has no name. */
  nameOf: (path: string) => string | undefined;
  /** Whether two texts are compared and not two versions of one. */
  isApart: boolean;
  /** Whether nothing became anything: two texts, or the later version before the earlier. */
  isNeutral: boolean;
};

/** A comparison that is on screen, as its parts see it. */
export type CompareScene = RowDrawing & {
  drawing: RowDrawing;
  props: CompareViewProps;
  comparison: Comparison;
  /** As the server was asked for it. */
  asked: ComparisonRequest;
  dates: Record<Side, string>;
  go: (target: Target, mode?: 'push' | 'replace') => void;
};

export function createRowDrawing(comparison: Comparison): RowDrawing {
  const { after, apart: isApart, rows } = comparison;
  const naming = rows.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;
  return {
    language: after.language,
    typeset: createTypesetter(after.language),
    nameOf: createPlaceNames(after.language, naming),
    isApart,
    isNeutral: isNeutral(comparison),
  };
}

export function createCompareScene(
  props: CompareViewProps,
  comparison: Comparison,
  drawing: RowDrawing,
  ask: (asked: ComparisonRequest) => void,
): CompareScene {
  const { before, after } = comparison;
  const asked = askedBy(props);
  return {
    ...drawing,
    drawing,
    props,
    comparison,
    asked,
    dates: { before: before.versionDate, after: after.versionDate },
    go({ place, view }, mode = 'push') {
      const next = askedBy({ ...props, ...place, language: place.language ?? props.language, view });
      const navigate = () => props.onNavigate(place, view, mode);
      if (isSameQuestion(next, asked)) return navigate();
      // Asked first: to take long texts off the page keeps the thread, and the request in it, waiting.
      ask(next);
      setTimeout(navigate);
    },
  };
}

const isSameQuestion = (one: ComparisonRequest, other: ComparisonRequest) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether there are words on both sides, or the whole row is on one of them. */
export const isOneSided = (row: ComparisonRow) => row.before === undefined || row.after === undefined;

export const CompareContext = createContext<CompareScene | undefined>(undefined);

export function useCompareScene(): CompareScene {
  const scene = useContext(CompareContext);
  if (!scene) throw new Error('useCompareScene needs a comparison around it');
  return scene;
}
