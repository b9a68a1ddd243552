/** Where a session is stored: localStorage in a browser; a map in tests and where localStorage is refused. */
export type KeyValueStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

export function createMemoryStorage(): KeyValueStorage & { keys: () => string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * The storage of the page. Sandboxed frames and some private windows refuse it; there a map lasts as long as
 * the page.
 */
export function storageOrMemory(given: () => KeyValueStorage): KeyValueStorage {
  try {
    const storage = given();
    storage.getItem('regesta-token');
    return storage;
  } catch {
    // Browsers throw where a page may not use the storage.
    return createMemoryStorage();
  }
}

/**
 * Who is signed in. These entries count only beside `main-base-url`, the address of the main server that they are
 * of: under the names of the page's own server, older versions stored sessions with any.
 */
const identityKeys = ['token', 'user', 'domain-base-url', 'capabilities', 'ends-at'] as const;
/**
 * Lists of the organisation's server, stored for less waiting (specification, section 7), and the filters of the table
 * of changes (section 4), which an older version or another person may have left. They are loaded anew after each
 * sign-in and sign-out, so that nobody sees those of another organisation.
 */
const cacheKeys = ['comment-types', 'comment-statuses', 'change-filters'] as const;
/**
 * What the product stores on a device, each key as `{product}-…`. A sign-out removes these keys and no
 * others.
 */
export const sessionKeys = [
  ...identityKeys,
  'main-base-url',
  'redirect',
  'recent-searches',
  'recent-places',
  'tester-told',
  'languages',
  ...cacheKeys,
] as const;
/** Preferences, which survive a sign-out. */
export const preferenceKeys = [
  'interface-language',
  'document-language',
  'theme',
  'reader',
  'tables',
  'samples',
] as const;
/** Unsent words and saved views, by person, and the secrets by which servers know the device: they survive any end of a session. */
type LastingKey = 'drafts' | 'devices' | 'change-views';
type StoredKey = (typeof sessionKeys)[number] | (typeof preferenceKeys)[number] | LastingKey;

export type ProductStorage = {
  read: (key: StoredKey) => string | undefined;
  write: (key: StoredKey, value: string | undefined) => void;
  /** Removes who was signed in and what was cached, and binds what is written then to this main server. */
  beginSession: () => void;
  clearSession: () => void;
  /** Also deletes preferences and secrets of the device, so that nothing of a removed person stays on it. */
  clearAll: () => void;
};

const includes = (keys: readonly StoredKey[], key: StoredKey) => keys.includes(key);

/**
 * What is stored for one main server. All keys have the product's prefix, so that the storage of a host page is
 * never touched; all but the preferences name the main server too, unless it is that of the page's own origin: so
 * installations that one page embeds never read what is stored for another.
 */
export function createProductStorage(
  product: string,
  storage: KeyValueStorage,
  mainUrl: string,
  origin = mainUrl,
): ProductStorage {
  const server = mainUrl === origin ? '' : `@${mainUrl}`;
  const nameOf = (key: StoredKey) => `${product}-${key}${includes(preferenceKeys, key) ? '' : server}`;
  const write: ProductStorage['write'] = (key, value) => {
    if (value === undefined) storage.removeItem(nameOf(key));
    else storage.setItem(nameOf(key), value);
  };
  const clear = (keys: readonly StoredKey[]) => {
    for (const key of keys) write(key, undefined);
  };
  return {
    read: (key) =>
      includes(identityKeys, key) && storage.getItem(nameOf('main-base-url')) !== mainUrl
        ? undefined
        : (storage.getItem(nameOf(key)) ?? undefined),
    write,
    beginSession() {
      clear([...identityKeys, ...cacheKeys]);
      // Sessions of older versions, which say for no server that they are.
      if (storage.getItem(`${product}-main-base-url`) === null)
        for (const key of identityKeys) storage.removeItem(`${product}-${key}`);
      write('main-base-url', mainUrl);
    },
    clearSession: () => clear(sessionKeys),
    clearAll: () => clear([...sessionKeys, ...preferenceKeys, 'devices', 'change-views']),
  };
}
