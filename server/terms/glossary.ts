import { sql } from 'kysely';
import type { NamingFamily } from '#core/law/display-name.ts';
import { searchedForms } from '#core/law/terms/glossary-key.ts';
import { isBehind, isInForce } from '../data/in-force.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { listedTextsJoin, type Viewer } from '../data/visible-texts.ts';
import { type GlossaryAt, ofRegulation } from './glossary-reading.ts';

export type GlossaryRequest = GlossaryAt & {
  viewer: Viewer;
  regulationId: number | undefined;
  /** Words of which the names of a term must contain a form; case and accents are ignored. */
  typed: string;
};
/** A definition with its document. */
export type DefinedTerm = {
  textId: number;
  ord: number;
  regulationId: number;
  versionDate: string;
  path: string;
  term: string;
  also: string[];
  definition: string;
  regTextId: string;
  sourceNumber: string;
  names: Names;
  naming: NamingFamily;
  sample: boolean;
  /** Whether its text is older than the version in force. */
  isBehind: boolean;
};
export async function countTerms(read: MainDb, request: GlossaryRequest): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${among(request)}`.execute(
    read,
  );
  return rows[0]?.total ?? 0;
}

/** Terms in the order of a dictionary; equal terms by document and place. */
export async function pageOfTerms(
  read: MainDb,
  request: GlossaryRequest,
  { from, count }: { from: number; count: number },
): Promise<DefinedTerm[]> {
  const { rows } = await sql<DefinedTerm>`
    select text_id as "textId", ord, regulation_id as "regulationId", version_date as "versionDate", path,
      term, also, definition, reg_text_id as "regTextId", source_number as "sourceNumber", text.names, naming, sample,
      ${isBehind(request.day)} as "isBehind"
    ${among(request)}
    order by sort, source_number collate "C", reg_text_id, ord
    limit ${count} offset ${from}`.execute(read);
  return rows;
}

function among({ day, language, viewer, regulationId, typed }: GlossaryRequest) {
  const words = typed.split(/\s+/u).filter(Boolean).map(searchedForms);
  return sql`
    from main.definition
    join ${listedTextsJoin(viewer)} on text.id = text_id
    where definition.language = ${language} and ${isInForce(day)} and ${ofRegulation(regulationId)}
      and not exists (
        select from jsonb_array_elements(${JSON.stringify(words)}::jsonb) as forms where not exists (
          select from jsonb_array_elements_text(forms) as form where position(form in definition.names) > 0
        )
      )`;
}
