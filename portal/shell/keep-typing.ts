/** After this long the palette will not come. */
const patience = 5000;

/**
 * Keeps the letters typed while the palette loads, which the page behind would otherwise take for its own keys:
 * "k" would go to the article before. `take` ends it and returns what was typed.
 */
export function keepTyping(): { take: () => string } {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const take = () => {
    clearTimeout(waiting);
    window.removeEventListener('keydown', keep, true);
    const letters = typed;
    typed = '';
    return letters;
  };
  const waiting = setTimeout(take, patience);
  window.addEventListener('keydown', keep, true);
  return { take };
}
