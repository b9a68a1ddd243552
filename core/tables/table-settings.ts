import { map, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import type { ProductStorage } from '../session/storage.ts';

/** Specification, section 9. */
export const pageSizes = [10, 25, 50, 100, 'all'] as const;
export const densities = ['normal', 'compact', 'roomy'] as const;

const tableSettings = v.object({
  pageSize: v.fallback(v.picklist(pageSizes), 10),
  density: v.fallback(v.picklist(densities), 'normal'),
  /** Hidden columns. */
  hidden: v.fallback(v.array(v.string()), []),
  /** The order of the columns, if the user changed it. */
  order: v.fallback(v.array(v.string()), []),
});
export type TableSettings = v.InferOutput<typeof tableSettings>;

const stored = v.fallback(
  v.record(
    v.string(),
    v.fallback(tableSettings, () => v.parse(tableSettings, {})),
  ),
  {},
);

export type SettingsOfTable = {
  $settings: ReadableAtom<TableSettings>;
  change: (fields: Partial<TableSettings>) => void;
};

export type Tables = {
  /** The user's settings of a table, stored on the device. */
  of: (name: string) => SettingsOfTable;
};

function createTables({ storage }: { storage: ProductStorage }): Tables {
  const known = new Map<string, SettingsOfTable>();

  function createSettings(name: string): SettingsOfTable {
    const $settings = map<TableSettings>(readAll(storage)[name] ?? v.parse(tableSettings, {}));
    return {
      $settings,
      change(fields) {
        $settings.set({ ...$settings.get(), ...fields });
        // Reads all settings again, since another tab may have stored those of another table.
        storage.write('tables', JSON.stringify({ ...readAll(storage), [name]: $settings.get() }));
      },
    };
  }

  return {
    of(name) {
      const settings = known.get(name) ?? createSettings(name);
      known.set(name, settings);
      return settings;
    },
  };
}

function readAll(storage: ProductStorage): Record<string, TableSettings> {
  try {
    return v.parse(stored, JSON.parse(storage.read('tables') ?? '{}'));
  } catch {
    // A damaged entry counts as absent.
    return {};
  }
}

/** Page size, columns and row density of every table. */
export const tables: AppPart<Tables> = { create: createTables };
