import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import { displayName, type NamingFamily, namings } from '#core/law/display-name.ts';
import type { Definition } from '#core/law/terms/definition.ts';
import { plainText } from '#core/lib/plain-text.ts';

/** A document in force, with what its text in each language defines. */
export type DefiningDocument = {
  regTextId: string;
  documentName: string;
  naming: NamingFamily;
  definitions: Partial<Record<LanguageCode, readonly Definition[]>>;
};

/** Terms of all documents in the order of a language, each with its names in the others. */
export function glossaryOf(documents: readonly DefiningDocument[], language: LanguageCode): GlossaryTerm[] {
  const terms = documents.flatMap(({ regTextId, documentName, naming, definitions }) =>
    (definitions[language] ?? []).map((one): GlossaryTerm => {
      const { term, also, path, definition } = one;
      return {
        ...{ term, also, regTextId, documentName, definition },
        completeParagraphID: `${regTextId}~${path}`,
        name: displayName(path, language, namings[naming]),
        translations: languageCodes.flatMap((other) => {
          const same =
            other === language ? undefined : counterpart(one, definitions[language], definitions[other]);
          return same === undefined ? [] : [{ language: other, term: same.term }];
        }),
      };
    }),
  );
  const order = new Intl.Collator(language.toLowerCase(), { numeric: true, ignorePunctuation: true });
  return terms.sort(
    (a, b) =>
      order.compare(a.term, b.term) ||
      order.compare(a.documentName, b.documentName) ||
      order.compare(a.name, b.name),
  );
}

/**
 * The definition at the same place in another language. Where a place defines several terms, their order
 * tells which is which, if there are as many.
 */
function counterpart(
  one: Definition,
  own: readonly Definition[] = [],
  others: readonly Definition[] = [],
): Definition | undefined {
  const here = own.filter(({ path }) => path === one.path);
  const there = others.filter(({ path }) => path === one.path);
  return here.length === there.length ? there[here.indexOf(one)] : undefined;
}

/** Terms in whose names every typed word stands, case and accents aside. */
export function matching(terms: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const words = plainText(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return terms;
  return terms.filter(({ term, also }) => {
    const names = plainText([term, ...also].join(' '));
    return words.every((word) => names.includes(word));
  });
}
