import { useMemo } from 'react';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { selectionWords } from '#core/changes/export/selection-words.ts';
import type { changeExportTexts } from '#core/i18n/changeexport.ts';
import type { changesTexts } from '#core/i18n/changes.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { useChangeScene } from '#widgets/changes/change-scene.ts';

/** What is displayed and what is left out, in the words of exported files. */
export function useSelectionWords(query: ChangeQuery): string[] {
  const text = useLoadedText<typeof changesTexts | typeof changeExportTexts>();
  const { words } = useChangeScene();
  return useMemo(() => selectionWords(query, { ...words, text }), [query, words, text]);
}
