/**
 * Counts what importer and typesetter make of the same file. Raise it with every change that texts
 * already stored are to get: they are read and set again at their next import, samples at the next start.
 */
export const importEdition = 3;
