import { createContext, useContext } from 'react';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison, ComparisonRow } from '#core/contract/main/comparison.ts';
import { isNeutral } from '#core/law/comparison/report/changed-rows.ts';
import { namings } from '#core/law/display-name.ts';
import { createPlaceNames } from '../law/create-drawing.ts';
import { placeIn, requestOf, type Side, type Target } from './comparison-places.ts';
import type { ComparisonSettings, ComparisonViewProps } from './comparison-props.ts';

/**
 * What the rows need for drawing; the same object as long as the comparison is, so that rows are drawn once.
 */
export type RowDrawing = {
  language: LanguageCode;
  /** "Art. 5 Abs. 2" in the language of the text; undefined if the place has no name. */
  nameOf: (path: string) => string | undefined;
  /** Whether a row stands in another article than the one that is compared: it moved there. */
  isOutside: (row: ComparisonRow) => boolean;
  /** Whether two different texts are compared, not two versions of one. */
  isApart: boolean;
  /** Whether differences are no changes: two different texts, or the later version first. */
  isNeutral: boolean;
};

/** A displayed comparison as its parts see it. */
export type ComparisonScene = RowDrawing & {
  drawing: RowDrawing;
  props: ComparisonViewProps;
  comparison: Comparison;
  /** The request to the server. */
  request: ComparisonRequest;
  dates: Record<Side, string>;
  go: (target: Target, mode?: 'push' | 'replace') => void;
};

export function createRowDrawing(comparison: Comparison): RowDrawing {
  const { after, apart: isApart, rows } = comparison;
  const naming = rows.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;
  return {
    language: after.language,
    nameOf: createPlaceNames(after.language, naming),
    isOutside: ({ change, after: own }) =>
      change === 'moved' &&
      after.path !== undefined &&
      own !== undefined &&
      own.path !== after.path &&
      !own.path.startsWith(`${after.path}^`),
    isApart,
    isNeutral: isNeutral(comparison),
  };
}

export function createComparisonScene(
  props: ComparisonViewProps,
  comparison: Comparison,
  drawing: RowDrawing,
  prefetch: (request: ComparisonRequest) => void,
): ComparisonScene {
  const { before, after } = comparison;
  const request = requestOf(props);
  return {
    ...drawing,
    drawing,
    props,
    comparison,
    request,
    dates: { before: before.versionDate, after: after.versionDate },
    go({ place, view }, mode = 'push') {
      const next = requestOf({ ...props, ...place, language: place.language ?? props.language, view });
      const navigate = () => props.onNavigate(place, view, mode);
      if (isSameRequest(next, request)) return navigate();
      // The request is sent first: removing long texts from the page blocks the thread, and the request with it.
      prefetch(next);
      setTimeout(navigate);
    },
  };
}

const isSameRequest = (one: ComparisonRequest, other: ComparisonRequest) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether only one of the texts has this row. */
export const isOneSided = (row: ComparisonRow) => row.before === undefined || row.after === undefined;

export const ComparisonSceneContext = createContext<ComparisonScene | undefined>(undefined);

export function useComparisonScene(): ComparisonScene {
  const scene = useContext(ComparisonSceneContext);
  if (!scene) throw new Error('useComparisonScene needs a comparison around it');
  return scene;
}

/** Changes the settings of the displayed comparison. */
export function useChangeView(): (view: ComparisonSettings) => void {
  const { props, go } = useComparisonScene();
  return (view) => go({ place: placeIn(props), view: { ...props.view, ...view } }, 'replace');
}
