import { createContext, useContext, useMemo } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { namings } from '#core/law/display-name.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import { useLoadedText } from '../app-context.tsx';
import { type Place, placeInDocument, splitTarget } from '../document-view/place.ts';
import { createLawDrawing, createPlaceNames } from '../law/create-drawing.ts';
import type { Drawing } from '../law/drawing.ts';
import type { ParallelViewProps } from './parallel-props.ts';

/** An open text as the parts of the view see it. */
export type ParallelScene = {
  opened: OpenedParallel;
  /** How each language is drawn, in the order of the languages. */
  drawings: readonly Drawing[];
};

export const SceneContext = createContext<ParallelScene | undefined>(undefined);

export function useScene(): ParallelScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene needs an open text around it');
  return scene;
}

/** The place of a path, on the same reading date. */
export function placeAt(
  { regTextId, versionDate }: Pick<Place, 'regTextId' | 'versionDate'>,
  path: string | undefined,
): Place {
  return path === undefined
    ? { regTextId, versionDate }
    : { regTextId, versionDate, ...placeInDocument(path) };
}

/** The target of a reference or term, on the reading date. */
export function placeOfTarget({ versionDate }: Pick<Place, 'versionDate'>, target: string): Place {
  const { regTextId, path } = splitTarget(target);
  return placeAt({ regTextId, versionDate }, path);
}

/** How each language is drawn; changes with the document and the interface language. */
export function useDrawings(props: ParallelViewProps, { languages, outline }: OpenedParallel): Drawing[] {
  const text = useLoadedText<typeof readerTexts>();
  const { href, versionDate } = props;
  return useMemo(() => {
    const isCircular = outline.some(({ kind }) => kind === 'marginNumber');
    const hrefTo = (target: string) => href(placeOfTarget({ versionDate }, target), { languages });
    return languages.map((language) => {
      const named = createPlaceNames(language, isCircular ? namings.circular : namings.act);
      return createLawDrawing({ language, nameOf: (path) => named(path) || path, hrefTo, text });
    });
  }, [languages, outline, text, href, versionDate]);
}
