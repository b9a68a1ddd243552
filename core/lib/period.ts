/** Between the first and the last day of a period, where both are one value. */
export const periodSign = '/';
