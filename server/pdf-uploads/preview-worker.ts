import type { LanguageCode } from '#core/contract/languages.ts';
import type { PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { PdfWarning } from '#core/contract/main/pdf-uploads.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { type PdfMetadata, toRegulation } from '../import/pdf/to-regulation.ts';
import type { ImportedText } from '../import/regulation.ts';

/*
 * Makes the text of a structure in a worker thread, and compares it with a stored one. Texts arrive and replies leave as
 * JSON, which the worker parses and writes, since that takes time too.
 */

export type PreviewJob =
  | { work: 'text'; structure: string; metadata: PdfMetadata }
  | { work: 'compare'; before: readonly string[]; after: readonly Unit[]; language: LanguageCode };

/** What is made of a structure. */
export type MadeText = { text: ImportedText; warnings: PdfWarning[] };

/** Rows that are told of a long comparison: nobody reads more of them here. */
const maxRows = 300;

export function run(job: PreviewJob | 'warm up'): string {
  if (job === 'warm up') return '';
  if (job.work === 'text') {
    const structure = JSON.parse(job.structure) as PdfStructure;
    const { text, warnings } = toRegulation(structure, job.metadata);
    return JSON.stringify({ text, warnings } satisfies MadeText);
  }
  const before = job.before.map((body) => JSON.parse(body) as Unit);
  const { rows, summary, unrelated } = compareTexts(before, job.after, { language: job.language });
  const changed = rows.filter(({ change, to }) => change !== 'same' && to === undefined);
  return JSON.stringify({
    rows: changed.slice(0, maxRows),
    rest: Math.max(0, changed.length - maxRows),
    summary,
    unrelated,
  });
}
