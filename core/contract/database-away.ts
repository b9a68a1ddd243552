/** The code of a 503 of any call: the server runs, but its database does not answer now. It passes by itself. */
export const databaseAwayCode = 'DATABASE_AWAY';
