export const aknNamespace = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';

/** The importer's prefixes for names outside of Akoma Ntoso, whatever prefixes a file uses. */
const known = new Map([
  [aknNamespace, ''],
  ['http://fedlex.admin.ch/', 'fedlex:'],
  ['https://regesta.example/ns/sample', 'regesta:'],
]);

type Tag = { name: string; attributes: Record<string, string> };

const none: Record<string, string> = {};

function renamed(name: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(':');
  if (colon < 0) return name;
  const prefix = prefixes.get(name.slice(0, colon));
  return prefix === undefined ? name : prefix + name.slice(colon + 1);
}

/**
 * Resolves the three namespaces that matter and leaves other names as written. Real files declare a migration
 * namespace on thousands of paragraphs, so full resolution would be slow and useless.
 */
export function createNameReader() {
  const prefixes = new Map<string, string>();
  /** Names are interned: equal names are one string object, so that look-ups are cheap. */
  const elements = new Map<string, string>();
  let custom = false;

  /** Whether the declaration changes how names are read. */
  const declare = (attribute: string, namespace: string | undefined): boolean => {
    const ours = known.get(namespace ?? '');
    if (ours === undefined) return false;
    const prefix = attribute.slice('xmlns:'.length);
    if (prefixes.get(prefix) === ours) return false;
    prefixes.set(prefix, ours);
    if (`${prefix}:` === ours) return false;
    custom = true;
    elements.clear();
    return true;
  };

  const attributes = (tag: Tag): Record<string, string> => {
    let result = none;
    for (const name in tag.attributes) {
      if (name.startsWith('xmlns')) {
        if (name[5] === ':' && declare(name, tag.attributes[name])) return attributes(tag);
        continue;
      }
      if (result === none) result = {};
      result[custom ? renamed(name, prefixes) : name] = tag.attributes[name] ?? '';
    }
    return result;
  };

  return {
    /** A tag's attributes without `xmlns`; tags without any share one empty object. */
    attributes,
    /** Must be called after `attributes`, since the declarations of a tag apply to its own name. */
    element(tag: Tag): string {
      const name = elements.get(tag.name);
      if (name !== undefined) return name;
      const own = custom ? renamed(tag.name, prefixes) : tag.name;
      elements.set(tag.name, own);
      return own;
    },
  };
}
