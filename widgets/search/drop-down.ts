import { boxGroups } from '#core/search/drop-down-lines.ts';
import { insertKey, toggleScope } from '#core/search/term-edits.ts';
import { BoxProblem } from './BoxProblem.tsx';
import { Suggestions } from './Suggestions.tsx';

/** What opens under the box: what it offers, and how that changes a term. */
export const dropDown = { boxGroups, insertKey, toggleScope, BoxProblem, Suggestions };
export type DropDown = typeof dropDown;
