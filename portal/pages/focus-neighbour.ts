/** What takes the focus of a line that goes: the button of the next one, of the one before, or the title of the list. */
export function focusNeighbour(line: HTMLElement | null): () => void {
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('button') ??
    line?.closest('section')?.querySelector<HTMLElement>('h2');
  // Once the list has been drawn without the line.
  return () =>
    requestAnimationFrame(() => {
      if (!line?.isConnected) next?.focus();
    });
}
