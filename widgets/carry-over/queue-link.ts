import { createContext, type ReactNode } from 'react';

/** Draws a link to one in the review queue. Pages that have no queue leave it out. */
export const QueueLink = createContext<
  ((caid: string, words: ReactNode, className: string) => ReactNode) | undefined
>(undefined);
