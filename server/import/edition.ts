/**
 * Edition of what importer and typesetter make of a file. Raise it with every change that stored texts must get
 * too: they are read and typeset again at their next import, samples at the next start.
 */
export const importEdition = 8;
