import type { HostToken } from '#core/session/session.ts';
import { attributeName } from './attribute-name.ts';
import { addressOnPage, isLinkAddress, serverAddress } from './page-address.ts';

type ValueOfKind = {
  string: string;
  boolean: boolean;
  number: number;
  json: object;
  /** Where a link leads: on the web or relative. */
  address: string;
  /** Base address of a server. */
  server: string;
  /** A folder with scripts, which only the page's own origin may have. */
  folder: string;
};
/** How the text of an attribute is converted to the value of an option. */
export type AttributeKind = keyof ValueOfKind;

export type AttributeSpec = {
  [K in AttributeKind]: {
    kind: K;
    /** The value if the attribute is absent or was removed. */
    fallback?: ValueOfKind[K];
  };
}[AttributeKind];

/** The attributes of an element by property name; docs/embedding.md explains each. */
export type Attributes = Readonly<Record<string, Readonly<AttributeSpec>>>;

/** The options as a view gets them: of the declared kind, and undefined only if there is no fallback. */
export type OptionsOf<A extends Attributes> = {
  readonly [K in keyof A]:
    | ValueOfKind[A[K]['kind']]
    | (A[K] extends { fallback: unknown } ? never : undefined);
};

/** Options of an element: its attributes, and the token, which is only a property. */
export type ElementOptions<A extends Attributes> = OptionsOf<A> & {
  readonly token: HostToken | undefined;
  /** Texts that stand for no value of their kind, above all addresses: each as `main-url: javascript:…`. */
  readonly refused: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOfKind: Record<AttributeKind, (value: unknown) => boolean> = {
  string: isText,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  json: (value) => typeof value === 'object' && value !== null,
  address: (value) => isText(value) && isLinkAddress(value),
  server: (value) => isText(value) && serverAddress(value) !== undefined,
  folder: (value) => isText(value) && addressOnPage(value)?.origin === globalThis.origin,
};

/**
 * A page may set a property to any value; one that is not of the declared kind is replaced by the fallback, and listed
 * if it is a text.
 */
export function readOptions<A extends Attributes>(
  attributes: A,
  given: Readonly<Record<string, unknown>>,
): ElementOptions<A> {
  const options: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [option, { kind, fallback }] of Object.entries(attributes)) {
    const value = given[option];
    const isRight = isOfKind[kind](value);
    options[option] = isRight ? value : fallback;
    if (!isRight && isText(value)) refused.push(`${attributeName(option)}: ${value}`);
  }
  options.token = typeof given.token === 'function' ? given.token : undefined;
  options.refused = refused;
  return options as ElementOptions<A>;
}
