/** Where a session is kept: localStorage in a browser, a map where that is refused or in tests. */
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

/** The storage of the page; sandboxed frames and some private windows refuse it: there it lives as long as the page. */
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

/** What the product keeps on a device, each under `{product}-…`; sign-out removes these and nothing else. */
export const sessionKeys = [
  'token',
  'user',
  'domain-base-url',
  'capabilities',
  'redirect',
  'recent-searches',
  'tester-told',
] as const;
/** Preferences that outlive a session. */
export const preferenceKeys = [
  'interface-language',
  'document-language',
  'theme',
  'languages',
  'reader',
  'tables',
] as const;
/** Outlives a session that ends by itself, not one that somebody ends on purpose. */
type DraftKey = 'drafts';
type StoredKey = (typeof sessionKeys)[number] | (typeof preferenceKeys)[number] | DraftKey;

export type ProductStorage = {
  read: (key: StoredKey) => string | undefined;
  write: (key: StoredKey, value: string | undefined) => void;
  clearSession: () => void;
  /** Forgets the preferences too: of a person who is gone nothing stays on the device. */
  clearAll: () => void;
};

/** Keys carry the product's prefix, so that a host page's own storage is never touched. */
export function createProductStorage(product: string, storage: KeyValueStorage): ProductStorage {
  const write: ProductStorage['write'] = (key, value) => {
    if (value === undefined) storage.removeItem(`${product}-${key}`);
    else storage.setItem(`${product}-${key}`, value);
  };
  return {
    read: (key) => storage.getItem(`${product}-${key}`) ?? undefined,
    write,
    clearSession: () => {
      for (const key of sessionKeys) write(key, undefined);
    },
    clearAll: () => {
      for (const key of [...sessionKeys, ...preferenceKeys]) write(key, undefined);
    },
  };
}
