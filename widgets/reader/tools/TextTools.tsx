import type { RefObject } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { useScene } from '../reader-scene.ts';
import { NotePreview } from './NotePreview.tsx';
import { ParagraphTools } from './ParagraphTools.tsx';
import { useFollowing } from './use-following.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePageMarks } from './use-page-marks.ts';

type TextToolsProps = {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  zoom: number;
  onScrolledTo: (entry: TocEntry) => void;
};

/** What joins the text once somebody uses it; stands inside the sheet. */
export function TextTools({ scroller, sheet, zoom, onScrolledTo }: TextToolsProps) {
  const { $current } = useScene();
  useFollowing(scroller, sheet, onScrolledTo);
  usePageMarks();
  useKeptPlace({ $current, scroller, sheet, zoom });
  return (
    <>
      <ParagraphTools sheet={sheet} />
      <NotePreview sheet={sheet} />
    </>
  );
}
