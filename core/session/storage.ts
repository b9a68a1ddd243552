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
 * What the product stores on a device, each key as `{product}-…`. A sign-out removes these keys and no
 * others.
 */
export const sessionKeys = [
  'token',
  'user',
  'domain-base-url',
  'capabilities',
  'redirect',
  'recent-searches',
  'recent-places',
  'tester-told',
  'languages',
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
/** Survives a session that expires, but not a sign-out. */
type DraftKey = 'drafts';
type StoredKey = (typeof sessionKeys)[number] | (typeof preferenceKeys)[number] | DraftKey;

export type ProductStorage = {
  read: (key: StoredKey) => string | undefined;
  write: (key: StoredKey, value: string | undefined) => void;
  clearSession: () => void;
  /** Also deletes the preferences, so that nothing of a removed person stays on the device. */
  clearAll: () => void;
};

/** All keys have the product's prefix, so that the storage of a host page is never touched. */
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
