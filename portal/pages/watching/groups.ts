import type { Watch } from '#core/contract/domain/watching.ts';
import { comparePaths, splitParagraphId } from '#core/law/paragraph-id.ts';
import type { Targets } from './use-targets.ts';

/** What is watched of one document, or the terms, or the searches. */
export type WatchGroup = { id: string; title: string; watches: readonly Watch[] };

type Names = Pick<Targets, 'nameOf' | 'documentName'>;

/** By document, in the order of its text; terms and searches after them, by their words. */
export function groupsOf(
  watches: readonly Watch[],
  names: Names,
  titles: { terms: string; queries: string },
): WatchGroup[] {
  const byName = (one: Watch, other: Watch) =>
    names.nameOf(one.target).localeCompare(names.nameOf(other.target));
  const ofDocuments = Map.groupBy(watches, ({ target }) => placeOfTarget(target)?.regTextId);
  const documents = [...ofDocuments].flatMap(([regTextId, of]) =>
    regTextId === undefined
      ? []
      : [{ id: regTextId, title: names.documentName(regTextId) ?? regTextId, watches: of.toSorted(byText) }],
  );
  const ofKind = (kind: 'term' | 'query', title: string) => {
    const of = watches.filter(({ target }) => target.kind === kind).toSorted(byName);
    return of.length === 0 ? [] : [{ id: ` ${kind}`, title, watches: of }];
  };
  return [
    ...documents.sort((one, other) => one.title.localeCompare(other.title)),
    ...ofKind('term', titles.terms),
    ...ofKind('query', titles.queries),
  ];
}

/** Where it stands; the document itself has no path. */
function placeOfTarget(target: Watch['target']): { regTextId: string; path?: string } | undefined {
  if (target.kind === 'document') return { regTextId: target.regTextId };
  return target.kind === 'place' ? splitParagraphId(target.completeParagraphID) : undefined;
}

function byText(one: Watch, other: Watch): number {
  const [a, b] = [placeOfTarget(one.target)?.path, placeOfTarget(other.target)?.path];
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return comparePaths(a, b);
}
