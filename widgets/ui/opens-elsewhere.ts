import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in another tab or window, which the browser does. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
