/** Fields, in which keys type or choose. */
const fields = 'input, textarea, select, [contenteditable]';
/** Keys that lead out of a field or dismiss what is around it; the page around may need them. */
const leading = /^(Tab|Escape|F\d+)$/;
/** Keys that edit text together with Ctrl or Command; other shortcuts are for the page. */
const editing = /^([acvxyz]|Arrow\w+|Backspace|Delete|Enter|Home|End)$/i;

const types = ['keydown', 'keypress', 'keyup'];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key pressed in a field types or edits there. */
export function isTyped({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  // Ctrl and Alt together are AltGr, which types characters.
  return (ctrlKey || metaKey) && !altKey ? editing.test(key) : !leading.test(key);
}

/**
 * Ends the way of keys at the shadow root that were typed into a field or have acted inside: outside of it their
 * target is the element, so that the page would take them for its own single-key commands. Returns how to end that.
 */
export function keepKeysInside(root: ShadowRoot): () => void {
  const endInside = (event: Event) => {
    const { target, defaultPrevented } = event;
    const isInField = target instanceof Element && target.closest(fields) !== null;
    if (defaultPrevented || (isInField && isTyped(event as KeyboardEvent))) event.stopPropagation();
  };
  for (const type of types) root.addEventListener(type, endInside);
  return () => {
    for (const type of types) root.removeEventListener(type, endInside);
  };
}
