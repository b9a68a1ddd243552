/** Between the first and the last day of a period, as the filter of a column has both. */
export const periodSign = '/';
