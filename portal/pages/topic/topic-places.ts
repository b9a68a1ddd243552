import { createContext } from 'react';

/** Where the links of a topic into texts lead, by the address in its text. */
export const TopicPlaces = createContext<Readonly<Record<string, string>>>({});
