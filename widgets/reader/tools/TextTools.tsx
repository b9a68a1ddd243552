import type { RefObject } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { useScene } from '../reader-scene.ts';
import { FoundMarks } from './FoundMarks.tsx';
import { LinkPreview } from './LinkPreview.tsx';
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

/** What joins the text once somebody uses it, or found it by words; stands inside the sheet. */
export function TextTools({ scroller, sheet, zoom, onScrolledTo }: TextToolsProps) {
  const { $current, props } = useScene();
  useFollowing(scroller, sheet, onScrolledTo);
  usePageMarks();
  useKeptPlace({ $current, scroller, sheet, zoom });
  return (
    <>
      <ParagraphTools sheet={sheet} />
      <NotePreview sheet={sheet} />
      <LinkPreview sheet={sheet} />
      {props.found ? <FoundMarks scroller={scroller} sheet={sheet} found={props.found} /> : null}
    </>
  );
}
