import type { Contract, Endpoint } from '#core/contract/endpoint.ts';

/** A schema or an action of a pipe, as valibot keeps it. */
export type Part = {
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

/** A value, list or text in a request, and everything that is asked of it after its type. */
export type Visited = {
  at: string;
  type: string;
  rules: readonly Part[];
  /** Not what a pipe makes of what was sent, such as the list of a text with commas. */
  isSent: boolean;
  /** It may be sent as a text. */
  isText: boolean;
};

export const places = ['params', 'query', 'body'] as const;
export type Place = (typeof places)[number];

const wrappers = ['optional', 'nullable', 'nullish', 'exact_optional'];
/** Schemas of one value; those that are named nowhere here fail the tests until somebody has thought about them. */
const values = ['string', 'number', 'boolean', 'picklist', 'literal'];

/** A pipe may begin with a schema that has a pipe itself. */
const flat = (part: Part): Part[] => (part.pipe ?? []).flatMap((one) => (one.pipe ? flat(one) : [one]));

const isTextual = (part: Part | undefined): boolean =>
  part?.type === 'string' || (part?.options ?? []).some(({ type }) => type === 'string');

function visit(schema: Part, state: Omit<Visited, 'type'>): Visited[] {
  const { at, rules } = state;
  const { type, pipe, wrapped, item, entries, options } = schema;
  if (pipe !== undefined) {
    const parts = flat(schema);
    const isText = state.isText || isTextual(parts[0]);
    return parts.flatMap((part, index) => {
      if (part.kind !== 'schema') return [];
      const further = [...parts.slice(index + 1), ...rules];
      return visit(part, { at, rules: further, isSent: state.isSent && index === 0, isText });
    });
  }
  // What is asked of the whole says nothing about what is inside.
  const inside = (place: string, part: Part) =>
    visit(part, { at: place, rules: [], isSent: state.isSent, isText: state.isText });
  if (wrappers.includes(type) && wrapped) return visit(wrapped, state);
  if (type.endsWith('object'))
    return Object.entries(entries ?? {}).flatMap(([name, entry]) =>
      inside(at === '' ? name : `${at}.${name}`, entry),
    );
  if (type === 'array' && item) return [{ ...state, type }, ...inside(`${at}[]`, item)];
  if (type === 'union' || type === 'variant')
    return (options ?? []).flatMap((option) => visit(option, state));
  if (values.includes(type)) return [{ ...state, type }];
  throw new Error(`${at}: nobody has thought about ${type}`);
}

/** Every value, list and text in one place of a request. */
export const visitRequest = (declared: Endpoint, place: Place): Visited[] =>
  declared[place] === undefined
    ? []
    : visit(declared[place] as unknown as Part, { at: '', rules: [], isSent: true, isText: false });

/** The same of every request of a contract. */
export const visitRequests = (contract: Contract): (Visited & { name: string; place: Place })[] =>
  Object.entries(contract).flatMap(([name, declared]) =>
    places.flatMap((place) => visitRequest(declared, place).map((visited) => ({ name, place, ...visited }))),
  );
