/** A correction that cannot be made, with the reason. */
export class CorrectionError extends RangeError {}
