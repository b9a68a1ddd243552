import { createElement, type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const field = (kind: 'input' | 'textarea', text: string, set: Dispatch<SetStateAction<string>>) => ({
  value: text,
  onChange: (event: { target: { value: string } }) => set(event.target.value),
  ...(kind === 'input' ? { role: 'combobox', 'aria-label': 'Suche', 'aria-expanded': false } : {}),
});

function Question({ isOpen }: { isOpen: boolean }) {
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return createElement(
    'dialog',
    { ref: dialog },
    createElement('textarea', field('textarea', text, setText)),
  );
}

function Search({ typed }: { typed: string }) {
  const [text, setText] = useState(typed);
  return createElement('input', field('input', text, setText));
}

/** Draws the dialog beside the button, open if that was pressed. */
export function drawQuestion(root: ShadowRoot, isPressed: () => boolean): void {
  createRoot(root).render(createElement(Question, { isOpen: isPressed() }));
}

/** Draws the field into the place of the plain one, with its text and focus. */
export function drawSearch(root: ShadowRoot): void {
  const plain = root.querySelector('input');
  const hadFocus = root.activeElement === plain;
  flushSync(() => createRoot(root).render(createElement(Search, { typed: plain?.value ?? '' })));
  plain?.remove();
  if (hadFocus) root.querySelector('input')?.focus();
}
