/** TypeScript's name of each kind of option. */
const types = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  json: 'object',
  address: 'string',
  server: 'string',
  folder: 'string',
};

const head = `// Types of react.js: the Regesta elements as components for React 17 and newer.
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';

type Token = () => Promise<string | undefined> | string | undefined;
type Methods = { reload(): void; signOut(): void };
/** Options and events of an element, beside what every HTML element has. */
type Component<Options, Events, Element> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<HTMLElement>, keyof Options> & { [Option in keyof Options]?: Options[Option] | undefined } &
    { [Event in keyof Events]?: ((event: CustomEvent) => void) | undefined } & RefAttributes<Element>
>;
`;

/** The types of one element, by its options and events. */
function typesOf({ tag, attributes, properties, hasPlaces }, events, { componentName, handlerName }) {
  const name = componentName(tag);
  const options = [
    ...Object.entries(attributes).map(([option, { kind }]) => `  ${option}: ${types[kind]};`),
    ...properties.map((option) => `  ${option}: Token;`),
  ];
  const methods = hasPlaces ? 'Methods & { open(place: object): Promise<object> }' : 'Methods';
  return `
export interface ${name}Options {
${options.join('\n')}
}
export interface ${name}Events {
${Object.keys(events)
  .map((event) => `  ${handlerName(event)}: '${event}';`)
  .join('\n')}
}
export type ${name}Element = Omit<HTMLElement, keyof ${name}Options> & ${name}Options & ${methods};
export declare const ${name}: Component<${name}Options, ${name}Events, ${name}Element>;
`;
}

/** The text of `react.d.ts`. */
export const reactTypes = (elements, names) =>
  head + elements.map(([light, events]) => typesOf(light, events, names)).join('');

/** Writes `react.d.ts` beside `react.js`. */
export const reactTypesPlugin = (elements, names) => ({
  name: 'react-types',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'react.d.ts', source: reactTypes(elements, names) });
  },
});
