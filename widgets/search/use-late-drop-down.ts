import { useEffect, useState } from 'react';
import type { DropDown } from './drop-down.ts';

/** The drop-down, once somebody comes near the box; where it fails to come, terms are searched without it. */
export function useLateDropDown(wanted: boolean): DropDown | undefined {
  const [dropDown, setDropDown] = useState<DropDown>();
  const isMissing = wanted && !dropDown;
  useEffect(() => {
    if (!isMissing) return;
    let here = true;
    import('./drop-down.ts').then(
      (part) => here && setDropDown(part.dropDown),
      // Asked for again when the box is used again; the browser itself reports what it could not fetch.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [isMissing]);
  return dropDown;
}
