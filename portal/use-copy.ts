import { useState } from 'react';

/** Copies a value that can also be read on the screen; `copied` is false where the browser refused it. */
export function useCopy(value: string): { copied: boolean | undefined; copy: () => Promise<void> } {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The browser refused; the value can be copied from its field.
      setCopied(false);
    }
  };
  return { copied, copy };
}
