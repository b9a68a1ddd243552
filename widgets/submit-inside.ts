/** Fields in which Enter submits their form. */
const lines =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])';

/**
 * A frame whose sandbox lacks `allow-forms` drops what is submitted before any script hears of it. No form of an element
 * leaves the page, so forms are submitted here and not by the browser. Returns how to end that.
 */
export function submitInside(root: ShadowRoot): () => void {
  const submit = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  };
  const handleClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button, input');
    if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return;
    event.preventDefault();
    submit(button.form, button);
  };
  // With a button to submit, Enter clicks it.
  const handleKey = (event: KeyboardEvent) => {
    const { key, target, isComposing, defaultPrevented } = event;
    if (key !== 'Enter' || isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return;
    const { form } = target;
    const hasButton = [...(form?.elements ?? [])].some(
      (each) => (each as HTMLInputElement).type === 'submit',
    );
    if (!form || hasButton || !target.matches(lines)) return;
    event.preventDefault();
    submit(form, null);
  };
  root.addEventListener('click', handleClick);
  root.addEventListener('keydown', handleKey as EventListener);
  return () => {
    root.removeEventListener('click', handleClick);
    root.removeEventListener('keydown', handleKey as EventListener);
  };
}
