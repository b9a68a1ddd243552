import { buildPart } from '../index/build-part.ts';
import type { IndexedUnit } from '../index/indexed-units.ts';
import { joinParts } from '../index/join-parts.ts';
import { createVocabulary } from '../index/vocabulary.ts';
import { createExpander } from './expander.ts';
import type { RankedText, RankIndex } from './rank-types.ts';
import type { WordKnowledge } from './word-forms.ts';

/** An article with its heading and paragraphs, or a container, which precedes its contents. */
export type Article = { path: string; heading?: string; paragraphs?: readonly string[]; repealed?: boolean };

export function unitsOf(title: string, articles: readonly Article[]): IndexedUnit[] {
  const names: IndexedUnit = {
    path: '',
    part: 'article',
    repealed: false,
    findable: false,
    end: articles.length + 1,
    docs: [{ path: '', field: 'title', text: title }],
  };
  const units = articles.map(
    ({ path, heading, paragraphs = [], repealed = false }, at): IndexedUnit => ({
      path,
      part: 'article',
      repealed,
      findable: true,
      end: at + 2,
      docs: [
        ...(heading === undefined ? [] : [{ path, field: 'heading' as const, text: heading }]),
        ...paragraphs.map((text, number) => ({
          path: `${path}^${number + 1}`,
          field: 'text' as const,
          text,
        })),
      ],
    }),
  );
  return [names, ...units];
}

/** An index of German texts, numbered from 1; several texts are divided into two parts. */
export function indexOf(
  texts: readonly (readonly IndexedUnit[])[],
  knowledge: (frequencies: ReadonlyMap<string, number>) => WordKnowledge = () => ({}),
): RankIndex {
  const segments = texts.map((units, at) => buildPart(at + 1, units, 'DE'));
  const vocabulary = createVocabulary('DE');
  for (const segment of segments) vocabulary.add(segment);
  const half = Math.ceil(segments.length / 2);
  const parts = [segments.slice(0, half), segments.slice(half)]
    .filter(({ length }) => length > 0)
    .map((own) => joinParts(own));
  return {
    language: 'DE',
    parts,
    expander: createExpander(vocabulary, 'DE', knowledge(vocabulary.frequencies)),
  };
}

/** Texts numbered from 1, each as a document of its own. */
export function allTexts(count: number, fields: (id: number) => Partial<RankedText> = () => ({})) {
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const id = at + 1;
      return [id, { id, group: id, version: '2020-01-01', order: id, ...fields(id) }] as const;
    }),
  );
}
