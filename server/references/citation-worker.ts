import type { Unit } from '#core/contract/main/regulation-text.ts';
import { type CitableDocument, type Citables, createCitables } from '#core/law/references/citables.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { referenceRows } from './reference-rows.ts';

/** Units to read for citations. The documents come only where the worker does not know these names yet. */
export type CitationJob = {
  units: readonly Unit[];
  text: Pick<StoredText, 'regTextId' | 'language'>;
  names: string;
  documents?: readonly CitableDocument[];
};
export type CitationReply = { rows: object[] } | 'names are needed';

/** Those of the last job: texts are read one after the other, mostly with the same names. */
let known: { names: string; citables: Citables } | undefined;

/** Reads citations in a worker thread. */
export function run({ units, text, names, documents }: CitationJob): CitationReply {
  if (documents !== undefined) known = { names, citables: createCitables(documents) };
  if (known?.names !== names) return 'names are needed';
  const { citables } = known;
  return { rows: units.flatMap((unit) => referenceRows(unit, text, citables)) };
}
