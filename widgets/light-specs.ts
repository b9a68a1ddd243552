import { questionLight } from './elements/ask-question-options.ts';
import { changeTableLight } from './elements/change-table-options.ts';
import { readerLight } from './elements/reg-reader-options.ts';
import { searchLight } from './elements/reg-search-options.ts';
import type { LightSpec } from './light-element.ts';

/** What is known of the elements before their scripts are there. */
export const lightSpecs: readonly LightSpec[] = [readerLight, searchLight, questionLight, changeTableLight];
