import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '#widgets/app-context.tsx';
import type { PaletteProps } from '../palette/Palette.tsx';
import { keepTyping } from './keep-typing.ts';

/** On Apple's devices the key with the clover, elsewhere the one with the word. */
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
/** The keys as they are displayed, and as assistive technology wants them. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';
export const paletteShortcut = isApple ? 'Meta+K' : 'Control+K';

/**
 * Opens the palette by its keys from everywhere in the portal, fields included; its code loads with the first
 * opening. The caller draws `view`.
 */
export function usePalette(): { open: () => void; view: ReactNode } {
  const { notices } = useApp();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const typing = useRef<{ take: () => string }>(undefined);

  async function open() {
    typing.current?.take();
    typing.current = keepTyping();
    try {
      const part = await import('../palette/Palette.tsx');
      setPalette(() => part.Palette);
      setIsOpen(true);
    } catch (error) {
      typing.current.take();
      notices.report(error, 'open the palette');
      notices.tell({ kind: 'error', key: 'common.failed' });
    }
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (event.key.toLowerCase() !== 'k' || !hasModifier || event.altKey || event.shiftKey) return;
    // Before the check of dialogs: otherwise the browser's own command acts behind one.
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog[open]')) void open();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return {
    open: () => void open(),
    view: Palette ? (
      <Palette
        open={isOpen}
        onClose={() => setIsOpen(false)}
        takeTyped={() => typing.current?.take() ?? ''}
      />
    ) : null,
  };
}
