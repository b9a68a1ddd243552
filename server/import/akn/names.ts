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

  /** Those of the tag that is being read, which come one by one before it. */
  let own = none;
  let isRedeclared = false;

  const add = (name: string, value: string): void => {
    if (name.startsWith('xmlns')) {
      if (name[5] === ':' && declare(name, value)) isRedeclared = true;
      return;
    }
    if (own === none) own = {};
    own[custom ? renamed(name, prefixes) : name] = value;
  };

  return {
    /** Takes the next attribute of the tag that is being read. */
    add,
    /**
     * A tag's attributes without `xmlns`, once all have come; tags without any share one empty object. They are
     * collected as they come, since the parser's own object of them is one that is slow to walk through.
     */
    attributes(tag: Tag): Record<string, string> {
      // A declaration holds for the attributes before it too.
      while (isRedeclared) {
        isRedeclared = false;
        own = none;
        for (const [name, value] of Object.entries(tag.attributes)) add(name, value);
      }
      const result = own;
      own = none;
      return result;
    },
    /** Must be called after `attributes`, since the declarations of a tag apply to its own name. */
    element(tag: Tag): string {
      const name = elements.get(tag.name);
      if (name !== undefined) return name;
      const read = custom ? renamed(tag.name, prefixes) : tag.name;
      elements.set(tag.name, read);
      return read;
    },
  };
}
