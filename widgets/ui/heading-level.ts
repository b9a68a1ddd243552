import { createContext, useContext } from 'react';
import type { HeadingTag } from './heading-tag.ts';

/**
 * The level of the title of a view. The portal sets 1. An element has 2, since the first heading belongs to the host
 * page.
 */
export const TitleLevel = createContext(2);

/** The tag of a heading at most two levels below the title of the view. */
export const useHeading = (below: 0 | 1 | 2 = 0) => `h${useContext(TitleLevel) + below}` as HeadingTag;
