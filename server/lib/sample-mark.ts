/** The mark of invented law in replies; what is not invented has none. */
export const sampleMarkOf = (sample: boolean): { sample?: true } => (sample ? { sample: true } : {});
