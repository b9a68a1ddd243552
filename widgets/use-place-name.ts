import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { references } from '#core/references/store.ts';
import { useApp } from './app-context.tsx';
import type { PanelPlace } from './panel-slot.ts';

type Around = Pick<PanelPlace, 'completeParagraphID' | 'nameOf' | 'language'>;

/** The name of a paragraph: in the open document that of the text, of others with their short name. */
export function usePlaceName(target: string, { completeParagraphID, nameOf, language }: Around): string {
  const { preview, loadPreview } = useApp().part(references);
  const { regTextId, path } = splitParagraphId(target);
  const isHere = regTextId === splitParagraphId(completeParagraphID).regTextId;
  const $preview = useMemo(() => preview(target, { language }), [preview, target, language]);
  const known = loadedValue(useStore($preview));
  useEffect(() => {
    if (!isHere) void loadPreview(target, { language });
  }, [isHere, loadPreview, target, language]);
  return isHere ? nameOf(path) : (known?.name ?? target);
}
