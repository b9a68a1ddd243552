import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { NamingFamily } from '#core/law/display-name.ts';
import { searchedForms } from '#core/law/terms/glossary-key.ts';
import { isInForce } from '../data/in-force.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Names } from '../data/tables/main.ts';
import { listedTextsJoin, type Viewer, visibleTextsJoin } from '../data/visible-texts.ts';
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
};
export type Translation = { language: LanguageCode; term: string };

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
      term, also, definition, reg_text_id as "regTextId", source_number as "sourceNumber", text.names, naming, sample
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

type Placed = Pick<DefinedTerm, 'regulationId' | 'versionDate' | 'path' | 'ord' | 'term'> & {
  language: LanguageCode;
};

/**
 * The names of terms in other languages of the same version: the terms that the same place defines there. If a
 * place defines several terms, they are matched by their order, provided that their number is equal.
 */
export async function translationsOf(
  read: MainDb,
  terms: readonly DefinedTerm[],
  { language, viewer }: Pick<GlossaryRequest, 'language' | 'viewer'>,
): Promise<Translation[][]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<Placed>`
    select regulation_id as "regulationId", version_date as "versionDate", text.language, path, ord, term
    from main.definition join ${visibleTextsJoin(viewer)} on text.id = text_id
    where path = any(${[...new Set(terms.map(({ path }) => path))]}::text[])
      and (regulation_id, version_date) in (
        select * from unnest(${terms.map((one) => one.regulationId)}::int[],
          ${terms.map((one) => one.versionDate)}::date[])
      )
    order by ord`.execute(read);
  const byPlace = Map.groupBy(rows, (row) => `${placeOf(row)} ${row.language}`);
  return terms.map((one) => {
    const own = byPlace.get(`${placeOf(one)} ${language}`) ?? [];
    const at = own.findIndex(({ ord }) => ord === one.ord);
    return languageCodes.flatMap((other) => {
      const there = byPlace.get(`${placeOf(one)} ${other}`) ?? [];
      const same = other !== language && there.length === own.length ? there[at] : undefined;
      return same === undefined ? [] : [{ language: other, term: same.term }];
    });
  });
}

const placeOf = ({ regulationId, path }: Pick<Placed, 'regulationId' | 'path'>) => `${regulationId} ${path}`;
