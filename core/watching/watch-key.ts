import type { WatchTarget } from '../contract/domain/watching.ts';
import { glossaryKey } from '../law/terms/glossary-key.ts';

/**
 * Identifies what is watched, in the browser and in the database: targets with the same key are one watch. So inflected
 * forms of a term are, and filters in another order.
 */
export function watchKey(target: WatchTarget): string {
  if (target.kind === 'document') return `document ${target.regTextId}`;
  if (target.kind === 'place') return `place ${target.completeParagraphID}`;
  if (target.kind === 'term')
    return `term ${target.language} ${glossaryKey(target.term.trim(), target.language)}`;
  const { query, language, categories = [], documents = [], parts = [] } = target;
  const filters = [categories, documents, parts].map((values) => [...values].sort());
  return `query ${JSON.stringify([query.trim(), language, ...filters])}`;
}
