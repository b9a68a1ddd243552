import { createContext } from 'react';

/** Whether tables scroll inside, however small the window is: the element around them has a height of its own. */
export const ScrollsInside = createContext(false);
