import { createContext, type ReactNode } from 'react';
import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import type { LanguageMark } from '#core/contract/domain/language-mark.ts';
import type { PanelPlace } from './panel-slot.ts';

/** How something came to the version that is read, and from which language: each where there is something to tell. */
export type Marks = { carried?: CarriedMark | undefined; writtenOn?: LanguageMark | undefined };

/** Draws the marks of a comment or an answer; the page or element that has both gives it. */
export const CarriedSlot = createContext<((marks: Marks, place: PanelPlace) => ReactNode) | undefined>(
  undefined,
);
