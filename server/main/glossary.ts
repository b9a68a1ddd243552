import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import type { LoadedText, ReadLoaded } from '../references/loaded.ts';
import type { Handlers } from '../serve.ts';
import { type DefiningDocument, glossaryOf, matching } from '../terms/glossary.ts';
import type { KeptDefinitions } from '../terms/kept-definitions.ts';
import { documentName } from './documents.ts';
import { findRegulation, type MainData } from './find-text.ts';
import type { MainCaller } from './register-store.ts';
import { dayOf } from './versions.ts';

export type GlossaryParts = { loaded: ReadLoaded; terms: KeptDefinitions };

const mostTerms = 500;
/** So long an answer waits for texts that are not read yet; then it says that it is not complete. */
const patience = 400;

/** What the texts in force define. */
export function glossaryHandlers(
  data: MainData & GlossaryParts,
): Pick<Handlers<typeof mainContract, MainCaller>, 'glossary'> {
  const { loaded, terms, now } = data;
  const remembered = rememberedLists();

  async function documentsOf(
    texts: readonly LoadedText[],
    language: LanguageCode,
  ): Promise<DefiningDocument[]> {
    const own = texts.filter((text) => text.language === language);
    const named = new Map((await namesOf(data, own)).map((row) => [row.id, row]));
    return own.flatMap(({ id, regulationId, regTextId }): DefiningDocument[] => {
      const row = named.get(id);
      if (row === undefined) return [];
      const all = texts.filter((text) => text.regulationId === regulationId);
      return [
        {
          regTextId,
          documentName: documentName(row.names, language, row.sourceNumber),
          naming: row.naming,
          definitions: Object.fromEntries(all.map((text) => [text.language, terms.kept(text)?.definitions])),
        },
      ];
    });
  }

  return {
    glossary: async ({ query: { language, versionDate, term = '', regTextId, from, count } }) => {
      const { state, texts } = await loaded();
      const day = versionDate ?? dayOf(now());
      if (regTextId !== undefined) await findRegulation(data, regTextId);
      const asked = inForceOn(texts, day).filter((text) => [text.regTextId, undefined].includes(regTextId));
      // Those of the language first: the others are for translations.
      const inOrder = asked.toSorted(
        (a, b) => Number(b.language === language) - Number(a.language === language),
      );
      await Promise.race([terms.readAll(inOrder), soon(patience)]);
      const read = asked.filter((text) => terms.kept(text) !== undefined);
      const key = [state, ...read.map(({ id }) => id)].join(' ');
      const all = await remembered(language, key, async () =>
        glossaryOf(await documentsOf(read, language), language),
      );
      const found = matching(all, term);
      return {
        total: found.length,
        complete: read.length === asked.length,
        terms: found.slice(from, from + Math.min(count, mostTerms)),
      };
    },
  };
}

function namesOf({ read }: MainData, texts: readonly LoadedText[]) {
  if (texts.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select(['text.id', 'names', 'naming', 'source_number as sourceNumber'])
    .where(
      'text.id',
      'in',
      texts.map(({ id }) => id),
    )
    .execute();
}

/** Of each document the texts of the version that is in force on the day. */
function inForceOn(newestFirst: readonly LoadedText[], day: string): LoadedText[] {
  const version = new Map<number, string>();
  return newestFirst.filter(({ regulationId, versionDate }) => {
    if (versionDate > day) return false;
    if (!version.has(regulationId)) version.set(regulationId, versionDate);
    return version.get(regulationId) === versionDate;
  });
}

/** The last list of each language: pages of it are asked for one after the other. */
function rememberedLists() {
  const lists = new Map<LanguageCode, { key: string; terms: GlossaryTerm[] }>();
  return async (language: LanguageCode, key: string, make: () => Promise<GlossaryTerm[]>) => {
    const last = lists.get(language);
    if (last?.key === key) return last.terms;
    const terms = await make();
    lists.set(language, { key, terms });
    return terms;
  };
}

const soon = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
