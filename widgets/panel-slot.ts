import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';

/** Asks before the panel is closed over what is written there; `go` closes it. */
export type LeaveGuard = (go: () => void) => void;

/** The place beside which a tab of the panel stands, and what its content may do with the text. */
export type PanelPlace = {
  completeParagraphID: string;
  name: string;
  versionDate: string;
  language: LanguageCode;
  /** Name of a path in this document: "Art. 37b Abs. 2". */
  nameOf: (path: string) => string;
  hrefTo: (target: string) => string;
  follow: (target: string) => void;
  /** The line with the name of the place, at whose end content may stand. */
  bar: HTMLElement | null;
  /** A new object each time that somebody asks for the tab at this place: to write there, or to read. */
  request: { writes: boolean } | undefined;
  /** Called when that was done. */
  onServed: () => void;
  /** Sets what is asked before the panel is closed. Another tab asks nothing: the words are there on the way back. */
  onGuard: (guard: LeaveGuard | undefined) => void;
  /** Gives the focus back to the place in the text. */
  onBack: () => void;
};

/** What of a place links to other places are made of. */
export type LinkedPlace = Pick<
  PanelPlace,
  'completeParagraphID' | 'nameOf' | 'language' | 'hrefTo' | 'follow'
>;

/** Draws the tab of the panel that another feature (comments, assurance) fills. */
export type PanelSlot = ((place: PanelPlace) => ReactNode) & {
  /** The complete identifier of the place where something is written that is not saved: there the tab stays. */
  $unsaved?: ReadableAtom<string | undefined>;
  /** Loads what the tab draws first, while the panel around it loads. */
  prepare?: (place: Pick<PanelPlace, 'completeParagraphID' | 'versionDate' | 'language'>) => void;
};
