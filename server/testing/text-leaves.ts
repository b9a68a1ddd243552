import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { mended, wellFormed, withoutControls } from '#core/contract/text.ts';

/** A schema or an action of a pipe, as valibot keeps it. */
type Part = {
  kind: string;
  type: string;
  pipe?: readonly Part[];
  wrapped?: Part;
  item?: Part;
  entries?: Record<string, Part>;
  options?: readonly Part[];
  requirement?: unknown;
  operation?: unknown;
};

export const places = ['params', 'query', 'body'] as const;
export type Place = (typeof places)[number];
/** A text of a request and everything that is asked of it. */
export type TextLeaf = { name: string; place: Place; at: string; rules: readonly Part[] };

const wrappers = ['optional', 'nullable', 'nullish', 'exact_optional'];
const without = ['boolean', 'number', 'picklist', 'literal'];

/** A pipe may begin with a schema that has a pipe itself. */
const flat = (part: Part): Part[] => (part.pipe ?? []).flatMap((one) => (one.pipe ? flat(one) : [one]));

type PlaceRules = Pick<TextLeaf, 'at' | 'rules'>;

function textsIn(schema: Part, at: string): PlaceRules[] {
  if (schema.pipe !== undefined) {
    const [first, ...rules] = flat(schema);
    if (first === undefined) return [];
    if (first.type === 'string') return [{ at, rules }];
    // What is done to the whole says nothing about the texts inside.
    return textsIn({ ...first, pipe: undefined } as unknown as Part, at);
  }
  if (schema.type === 'string') return [{ at, rules: [] }];
  if (wrappers.includes(schema.type) && schema.wrapped) return textsIn(schema.wrapped, at);
  if (schema.type.endsWith('object'))
    return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) =>
      textsIn(entry, at === '' ? name : `${at}.${name}`),
    );
  if (schema.type === 'array' && schema.item) return textsIn(schema.item, `${at}[]`);
  if (schema.type === 'union') return (schema.options ?? []).flatMap((option) => textsIn(option, at));
  if (without.includes(schema.type)) return [];
  throw new Error(`${at}: nobody has thought about the texts of ${schema.type}`);
}

/** Every text of every request of a contract. */
export function textLeaves(contract: Contract): TextLeaf[] {
  return Object.entries(contract).flatMap(([name, declared]) =>
    places.flatMap((place) => textsOf(declared, place).map((rules): TextLeaf => ({ name, place, ...rules }))),
  );
}

const textsOf = (declared: Endpoint, place: Place): PlaceRules[] =>
  declared[place] === undefined ? [] : textsIn(declared[place] as unknown as Part, '');

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
