type Light = {
  tag: string;
  attributes: Readonly<Record<string, { kind: string }>>;
  properties: readonly string[];
  hasPlaces?: boolean;
};
type Names = { componentName: (tag: string) => string; handlerName: (event: string) => string };
export const reactTypes: (elements: readonly (readonly [Light, object])[], names: Names) => string;
