import { boxGroups } from '#core/search/drop-down-lines.ts';
import { insertKey, toggleScope } from '#core/search/term-edits.ts';
import { BoxProblem } from './BoxProblem.tsx';
import { Suggestions } from './Suggestions.tsx';

/** The code of the drop-down: its groups and lines, and how they change a term. */
export const dropDown = { boxGroups, insertKey, toggleScope, BoxProblem, Suggestions };
export type DropDown = typeof dropDown;
