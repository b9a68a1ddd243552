/** Elements in which keys type text, and layers above the page, which handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable], dialog, [popover], [role="menu"]';

/** Whether a key was pressed where the single-letter keys of a page must not act. */
export function isTyping(event: Pick<Event, 'composedPath'>): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(typing) !== null;
}
