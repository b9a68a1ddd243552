import { type PdfElementKind, pdfElementKinds } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { TextKey } from '#core/i18n/texts.ts';

/** The words for the kinds of units. */
export const kindTexts = Object.fromEntries(
  pdfElementKinds.map((kind) => [kind, `pdfuploads.kind-${kind}`]),
) as Record<PdfElementKind, TextKey<typeof pdfUploadTexts>>;

/** Kinds that are cited by a number. */
export const numberedKinds: ReadonlySet<PdfElementKind> = new Set<PdfElementKind>([
  'article',
  'marginNumber',
  'recital',
  'paragraph',
  'letter',
  'number',
  'footnote',
]);
/** Kinds that stand at a level among others of them. */
export const levelledKinds: ReadonlySet<PdfElementKind> = new Set<PdfElementKind>([
  'heading',
  'letter',
  'number',
  'dash',
]);
