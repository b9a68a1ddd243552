import { createContext, type ReactNode } from 'react';
import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import type { PanelPlace } from './panel-slot.ts';

/** Draws how a comment or an answer came to the version that is read; the page or element that has both gives it. */
export const CarriedSlot = createContext<((mark: CarriedMark, place: PanelPlace) => ReactNode) | undefined>(
  undefined,
);
