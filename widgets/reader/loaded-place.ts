import { articlePath, parentPath } from '#core/law/paragraph-id.ts';
import { elementOf } from '../document-view/marked-place.ts';

/** The element of a place whose unit is loaded; of one that this text does not have, the place around it. */
export function loadedPlace(root: HTMLElement, path: string): HTMLElement | undefined {
  const isLoaded = root.querySelector(`[data-unit="${CSS.escape(articlePath(path))}"]`) !== null;
  return isLoaded ? nearestPlace(root, path) : undefined;
}

function nearestPlace(root: HTMLElement, path: string): HTMLElement | undefined {
  const place = elementOf(root, path);
  const around = path.includes('^') ? parentPath(path) : undefined;
  return place ?? (around === undefined ? undefined : nearestPlace(root, around));
}
