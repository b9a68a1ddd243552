import { createContext, useContext } from 'react';

/**
 * The level of the title of a view. The portal sets 1. An element has 2, since the first heading belongs to the host
 * page.
 */
export const TitleLevel = createContext(2);

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** HTML has six levels: what lies deeper shares the sixth. */
export const headingTag = (level: number): HeadingTag => `h${Math.min(6, level)}` as HeadingTag;

/** The tag of a heading at most two levels below the title of the view. */
export const useHeading = (below: 0 | 1 | 2 = 0) => `h${useContext(TitleLevel) + below}` as HeadingTag;
