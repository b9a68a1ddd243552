import type { WritableAtom } from 'nanostores';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { asApiError, createLoad } from '../loading.ts';
import { createTextWindows } from '../text-windows.ts';
import { lateReadingParts } from './late-reading-parts.ts';
import { openText } from './open-text.ts';
import { findPlace } from './place.ts';
import { createReadingAtoms, type OpenPlace, type Reading, type ReadingTools } from './reading-types.ts';

/** One document on one view: what is read, as it arrives. Two readers on a page each have their own. */
export function createReading({ main, notices }: ReadingTools): Reading {
  const atoms = createReadingAtoms();
  const windows = createTextWindows<Unit>();
  const load = createLoad(notices);
  let place: OpenPlace | undefined;
  let controller = new AbortController();

  function atDate() {
    const versionDate = loadedValue(atoms.$text.get())?.versionDate ?? place?.versionDate;
    return { language: place?.language ?? 'DE', ...(versionDate === undefined ? {} : { versionDate }) };
  }
  const context = { main, notices, load, atoms, atDate, place: () => place, signal: () => controller.signal };

  function start(next: OpenPlace) {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    place = next;
    for (const each of Object.values(atoms)) (each as WritableAtom<Loadable<unknown>>).set(idle);
    windows.reset(async (from, count) => {
      const { regTextId, language, versionDate } = next;
      const asked = { regTextId, language, from, count };
      try {
        // Links are those of the day that is read, which the version on screen may be older than.
        const reply = await main.regText({ ...asked, ...(versionDate && { versionDate }) }, { signal });
        const isOnScreen = reply.versionDate === loadedValue(atoms.$text.get())?.versionDate;
        // A version that has come meanwhile is another text.
        return isOnScreen ? reply : await main.regText({ ...asked, ...atDate() }, { signal });
      } catch (error) {
        if (signal.aborted) return undefined;
        notices.report(error, 'load a part of the text');
        return asApiError(error);
      }
    });
    return signal;
  }

  async function open(next: OpenPlace) {
    if (!next.regTextId || !next.language) {
      notices.warnOnce('Regulation call not made: regTextId or language is missing.');
      return;
    }
    const contents = loadedValue(atoms.$contents.get());
    const isHere = [atoms.$document, atoms.$text].every(($part) => $part.get().state === 'ready');
    if (place && isSameText(place, next) && contents && isHere) {
      place = next;
      const found = next.article === undefined ? undefined : findPlace(contents, next.article);
      if (found) await windows.ensure(found.index);
      return;
    }
    await openText(context, next, start(next), windows.add);
  }

  return {
    ...atoms,
    ...lateReadingParts(context),
    $units: windows.$units,
    $failed: windows.$failed,
    open,
    ensure: windows.ensure,
    loadRest: (index) => windows.loadRest(index ?? loadedValue(atoms.$text.get())?.from ?? 0),
    close() {
      controller.abort();
      place = undefined;
    },
  };
}

function isSameText(a: OpenPlace, b: OpenPlace): boolean {
  return a.regTextId === b.regTextId && a.language === b.language && a.versionDate === b.versionDate;
}
