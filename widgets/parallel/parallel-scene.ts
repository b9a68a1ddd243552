import { createContext, useContext } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { displayName, namings } from '#core/law/display-name.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import type { Drawing } from '../law/drawing.ts';
import type { ParallelPlace, ParallelViewProps } from './parallel-props.ts';

/** An open text as the parts of the view see it. */
export type ParallelScene = {
  opened: OpenedParallel;
  /** How each language is drawn, in their order. */
  drawings: readonly Drawing[];
};

export const SceneContext = createContext<ParallelScene | undefined>(undefined);

export function useScene(): ParallelScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene needs an open text around it');
  return scene;
}

/** Names of places in a language: "Art. 5 Abs. 2"; what no naming covers stands as it is. */
export function namesIn(language: LanguageCode, { outline }: Pick<OpenedParallel, 'outline'>) {
  const isCircular = outline.some(({ kind }) => kind === 'marginNumber');
  return (path: string) => {
    try {
      return displayName(path, language, isCircular ? namings.circular : namings.act) || path;
    } catch {
      return path;
    }
  };
}

/** The place of a path, read on the same day. */
export function placeAt(
  { regTextId, versionDate }: Pick<ParallelViewProps, 'regTextId' | 'versionDate'>,
  path: string | undefined,
): ParallelPlace {
  if (path === undefined) return { regTextId, versionDate };
  const article = articlePath(path);
  return { regTextId, versionDate, article, path: article === path ? undefined : path };
}

/** What a reference or term leads to: `bankg~5^2`, or a whole document. */
export function placeOfTarget(props: Pick<ParallelViewProps, 'versionDate'>, target: string): ParallelPlace {
  const [regTextId = '', path] = target.split('~');
  return placeAt({ ...props, regTextId }, path);
}
