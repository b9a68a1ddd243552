import { type ComponentType, type ReactNode, useState } from 'react';
import { useApp } from '#widgets/app-context.tsx';
import type { DrawerProps } from './Drawer.tsx';

/** Opens the drawer, whose code loads with the first opening; the caller draws `view`. */
export function useDrawer(onPalette: () => void): { isOpen: boolean; open: () => void; view: ReactNode } {
  const { notices } = useApp();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const part = await import('./Drawer.tsx');
      setDrawer(() => part.Drawer);
      setIsOpen(true);
    } catch (error) {
      notices.report(error, 'open the menu');
      notices.tell({ kind: 'error', key: 'common.failed' });
    }
  }

  return {
    isOpen,
    open: () => void open(),
    view: Drawer ? <Drawer open={isOpen} onClose={() => setIsOpen(false)} onPalette={onPalette} /> : null,
  };
}
