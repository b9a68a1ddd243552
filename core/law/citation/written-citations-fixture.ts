import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';
import type { CitationStep } from './parse-provision.ts';

const written = ({ type, label, to, following }: CitationStep) =>
  `${type} ${label}${to ? `–${to}` : ''}${following ?? ''}`.trim();

/** The citations of a text as "text = document: steps"; "-" if a citation names no document, "?" if it is not loaded. */
export const writtenCitations = (text: string, names = index): string[] =>
  findCitations(text, names).map(
    ({ start, end, documents: [document = '?'], namesDocument, steps }) =>
      `${text.slice(start, end)} = ${namesDocument ? document : '-'}: ${steps.map(written).join(', ')}`,
  );
