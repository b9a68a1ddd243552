import type { PdfRefusal } from '#core/contract/main/pdf-structure.ts';

/** A file of which no structure is made, with the reason. */
export class PdfRefused extends Error {
  readonly reason: PdfRefusal;

  constructor(reason: PdfRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
