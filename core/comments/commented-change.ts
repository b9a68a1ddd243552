import type { ChangeRef } from '../contract/change-values.ts';

const form = /^change\.(main|domain)~(.+)$/;

/** The name of a change among the places of comments, in the form of a paragraph of a document that does not exist. */
export const placeOfChange = ({ id, origin }: ChangeRef): string => `change.${origin}~${id}`;

/** The change that a place of comments is; undefined for paragraphs. */
export function changeOfPlace(completeParagraphID: string): ChangeRef | undefined {
  const [, origin, id] = form.exec(completeParagraphID) ?? [];
  return id === undefined ? undefined : { id, origin: origin === 'main' ? 'main' : 'domain' };
}
