import { createContext, useContext } from 'react';
import type { Comparison, ComparisonRow } from '#core/contract/main/comparison.ts';
import { displayName, namings } from '#core/law/display-name.ts';
import type { LawPiece } from '#core/regulations/typography.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import type { Side, Target } from './asked.ts';
import type { CompareViewProps } from './compare-props.ts';

/** A comparison that is on screen, as its parts see it. */
export type CompareScene = {
  props: CompareViewProps;
  comparison: Comparison;
  typeset: (text: string) => LawPiece[];
  /** "Art. 5 Abs. 2" in the language of the text; undefined for what has no name. */
  nameOf: (path: string) => string | undefined;
  dates: Record<Side, string>;
  /** Whether two texts are compared and not two versions of one: then nothing became anything. */
  isApart: boolean;
  go: (target: Target, mode?: 'push' | 'replace') => void;
};

export function createCompareScene(props: CompareViewProps, comparison: Comparison): CompareScene {
  const { before, after, rows } = comparison;
  const naming = rows.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;
  return {
    props,
    comparison,
    typeset: createTypesetter(after.language),
    nameOf(path) {
      try {
        return displayName(path, after.language, naming);
      } catch {
        return undefined;
      }
    },
    dates: { before: before.versionDate, after: after.versionDate },
    isApart: props.view.with !== undefined,
    go: ({ place, view }, mode = 'push') => props.onNavigate(place, view, mode),
  };
}

/** Whether there are words on both sides, or the whole row is on one of them. */
export const isOneSided = (row: ComparisonRow) => row.before === undefined || row.after === undefined;

export const CompareContext = createContext<CompareScene | undefined>(undefined);

export function useCompareScene(): CompareScene {
  const scene = useContext(CompareContext);
  if (!scene) throw new Error('useCompareScene needs a comparison around it');
  return scene;
}
