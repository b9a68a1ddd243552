import { createContext } from 'react';

/** Is told of code that could not be loaded; the home of a view says to whom. */
export const LoadFailure = createContext<(error: unknown) => void>(() => undefined);
