/** Where letters are typed, they are letters; what lies above the page keeps the keys. */
const typing = 'input, textarea, select, [contenteditable], dialog, [popover], [role="menu"]';

/** Whether a key was pressed where it is none of the page's single keys. */
export function isTyping(event: Pick<Event, 'composedPath'>): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(typing) !== null;
}
