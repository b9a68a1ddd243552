import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type Label, labelsOf, languageOf, readLines, setAsideFolder } from './labelled.ts';

/** A query in another language than that of the interface into which it is typed. */
export type InterfaceQuery = {
  id: string;
  interface: LanguageCode;
  language: LanguageCode;
  query: string;
  /** Languages, of these two, in which every answer stands; that of the query first. */
  stands: LanguageCode[];
  labels: Label[];
};

/** A query on a subject of which no text says anything. */
export type AbsentQuery = {
  id: string;
  language: LanguageCode;
  query: string;
  /** Beginnings of words, in several languages, that no text has. */
  absent: string[];
};

/** A query that looks like one on an absent subject, and has an answer. */
export type PresentQuery = { id: string; language: LanguageCode; query: string; labels: Label[] };

const fileOf = (name: string) => path.join(setAsideFolder, `${name}.tsv`);

export function interfaceQueries(): InterfaceQuery[] {
  return readLines(fileOf('interface'), 'id\tinterface\tlanguage\tquery\tstands\trelevant').map(
    ([id = '', ofInterface, language, query = '', stands = '', relevant = '']) => ({
      id,
      interface: languageOf(ofInterface, id),
      language: languageOf(language, id),
      query,
      stands: stands.split(' ').map((code) => languageOf(code, id)),
      labels: labelsOf(relevant, id),
    }),
  );
}

export function absentQueries(): AbsentQuery[] {
  return readLines(fileOf('absent'), 'id\tlanguage\tquery\tabsent').map(
    ([id = '', language, query = '', absent = '']) => ({
      id,
      language: languageOf(language, id),
      query,
      absent: absent.split(', '),
    }),
  );
}

export function presentQueries(): PresentQuery[] {
  return readLines(fileOf('present'), 'id\tlanguage\tquery\trelevant').map(
    ([id = '', language, query = '', relevant = '']) => ({
      id,
      language: languageOf(language, id),
      query,
      labels: labelsOf(relevant, id),
    }),
  );
}
