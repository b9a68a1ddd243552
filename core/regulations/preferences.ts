import { atom, type WritableAtom } from 'nanostores';
import * as v from 'valibot';
import type { ProductStorage } from '../session/storage.ts';

/** Steps of the text zoom, in percent. */
export const zoomSteps = [80, 90, 100, 110, 125, 150, 175, 200] as const;

/** Widths of a page in percent of the reading width, and what a page fits. */
export const pageZoomSteps = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;
const pageZooms = [...pageZoomSteps, 'width', 'page'] as const;
export type PageZoom = (typeof pageZooms)[number];

const preferences = v.object({
  zoom: v.fallback(v.picklist(zoomSteps), 100),
  /** Zoom of the pages of a PDF, which the size of the text says nothing about. */
  pages: v.fallback(v.picklist(pageZooms), 100),
  /** Whether page marks, page notes, running heads and footnote blocks are displayed. */
  headers: v.fallback(v.boolean(), true),
  /** Whether single-letter keys act while the focus is in the reader. */
  keys: v.fallback(v.boolean(), true),
  /** Width of the contents beside a text in px; null is that of the layout. */
  contentsWidth: v.fallback(v.nullable(v.number()), null),
});
export type ReaderPreferences = v.InferOutput<typeof preferences>;

export type PreferenceStore = {
  $preferences: WritableAtom<ReaderPreferences>;
  change: (changed: Partial<ReaderPreferences>) => void;
};

/** The user's reading preferences, stored on the device; an unknown or damaged entry means the defaults. */
export function createReaderPreferences(storage: Pick<ProductStorage, 'read' | 'write'>): PreferenceStore {
  const $preferences = atom<ReaderPreferences>(stored(storage.read('reader')));
  return {
    $preferences,
    change(changed) {
      const next = { ...$preferences.get(), ...changed };
      $preferences.set(next);
      storage.write('reader', JSON.stringify(next));
    },
  };
}

function stored(text: string | undefined): ReaderPreferences {
  let known: unknown = {};
  try {
    known = JSON.parse(text ?? '{}');
  } catch {
    // A damaged entry counts as absent.
  }
  const parsed = v.safeParse(preferences, known);
  return parsed.success ? parsed.output : v.parse(preferences, {});
}

/** The next zoom step up or down; the last step stays. */
export function zoomStep(zoom: ReaderPreferences['zoom'], by: 1 | -1): ReaderPreferences['zoom'] {
  return zoomSteps[zoomSteps.indexOf(zoom) + by] ?? zoom;
}
