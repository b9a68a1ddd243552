import type { Contract } from '#core/contract/endpoint.ts';
import { mended, wellFormed, withoutControls } from '#core/contract/text.ts';
import { type Place, type Visited, visitRequests } from './walk-schemas.ts';

/** A text of a request and everything that is asked of it. */
export type TextLeaf = Pick<Visited, 'at' | 'rules'> & { name: string; place: Place };

/** Every text of every request of a contract, as it is sent. */
export const textLeaves = (contract: Contract): TextLeaf[] =>
  visitRequests(contract).filter(({ type, isSent }) => type === 'string' && isSent);

/** An expression for whole texts that names every sign which may occur, and how many at most. */
function isClosed(form: unknown): boolean {
  if (!(form instanceof RegExp) || form.multiline || form.dotAll) return false;
  const { source } = form;
  if (!source.startsWith('^') || !source.endsWith('$') || source.includes('[^')) return false;
  const outside = source.replaceAll(/\[[^\]]*\]/g, 'x').replaceAll('\\.', 'x');
  return !/[.+*]|\{\d+,\}|\\[SWDPp]/.test(outside) && !/\\[SWDPp]/.test(source);
}

/** Whether a text obeys the schema of texts: whole characters, no controls, a length; or has a form of its own. */
export function isBounded({ rules }: TextLeaf): boolean {
  const has = (type: string) => rules.some((rule) => rule.type === type);
  if (rules.some(({ type, requirement }) => type === 'regex' && isClosed(requirement))) return true;
  if (has('uuid')) return true;
  const all: readonly unknown[] = rules;
  return all.includes(wellFormed) && all.includes(withoutControls) && has('max_length');
}

/** Whether a text is mended, so that nothing in it is refused. */
export const mendsText = ({ rules }: TextLeaf): boolean =>
  rules.some(({ operation }) => operation === mended);
