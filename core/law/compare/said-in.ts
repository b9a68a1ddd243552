import type { Unit } from '../../contract/main/regulation-text.ts';
import { piecesOf } from './pieces.ts';

/**
 * What a comparison looks at in each piece of a unit, by the path that it stands under: where it is equal in
 * two versions, nothing changed, whatever the typography, the notes or the day of the text.
 */
export const saidIn = (unit: Unit): { path: string; said: string }[] =>
  piecesOf([unit], undefined).pieces.flatMap(({ path, label, key, isVoid }) =>
    isVoid ? [] : [{ path, said: `${label}\t${key}` }],
  );
