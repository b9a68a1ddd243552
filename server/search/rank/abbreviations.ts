import { type QueryNode, type TermNode, termsOf } from '#core/law/search/query.ts';

const ABBREVIATION = /\p{Lu}\p{L}*\p{Lu}/u;
const BEGINS_WITH_NUMBER = /^[^\p{L}\p{N}]*\d/u;
const ENDS_WITH_NUMBER = /\d\p{Ll}*[^\p{L}\p{N}]*$/u;

/**
 * The abbreviations beside numbers in a query, as in "MiFIR 17": names that nobody knows, which are not to be taken for
 * words that are spelt alike.
 */
export function abbreviationsBesideNumbers(root: QueryNode | undefined): ReadonlySet<QueryNode> {
  const terms = termsOf(root);
  const isAbbreviation = ({ kind, text }: TermNode, at: number) => {
    if (kind !== 'word' || !ABBREVIATION.test(text)) return false;
    const [before, after] = [terms[at - 1]?.text ?? '', terms[at + 1]?.text ?? ''];
    return /\d/.test(text) || ENDS_WITH_NUMBER.test(before) || BEGINS_WITH_NUMBER.test(after);
  };
  return new Set(terms.filter(isAbbreviation));
}
