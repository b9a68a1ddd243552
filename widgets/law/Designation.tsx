import type { ReactNode } from 'react';
import { labelPieces } from '#core/regulations/typography.ts';
import { drawPieces } from './react-pen.ts';

type DesignationProps = {
  children: string;
  /** Whether it is set as law text, with the letter of 37*h* in italics; the interface has it upright. */
  asLaw?: boolean;
};

/**
 * A text with names of places, as lawyers set them: "quinquies" is raised, and no line ends between "Art." and its
 * number, inside a date or a number of the official compilation. All labels of places are drawn by it.
 */
export function Designation({ children, asLaw = false }: DesignationProps): ReactNode {
  return drawPieces(labelPieces(children, asLaw));
}
