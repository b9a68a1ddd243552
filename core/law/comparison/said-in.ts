import type { Unit } from '../../contract/main/regulation-text.ts';
import { piecesOf } from './pieces.ts';
import { comparable } from './plain.ts';

/** Items of which only dots are left, where a source keeps them in the text of another. */
const voidItems = /\p{L}{1,12}[.)](?:\[?\.\.\.\]?)/gu;

/**
 * What a comparison looks at in each piece of a unit, by the path that it stands under. Where all of it put
 * together is equal in two versions nothing changed, whatever the notes, the day of the text, the typography
 * and into how many elements the source takes its lists apart.
 */
export const saidIn = (unit: Unit): { path: string; said: string }[] =>
  piecesOf([unit], undefined).pieces.flatMap(({ path, num, label, key, isHead, isVoid }) => {
    if (isVoid) return [];
    const said = `${isHead ? label : comparable(num)}${key}`.replace(/ /g, '').replace(voidItems, '');
    return [{ path, said }];
  });
