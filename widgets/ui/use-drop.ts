import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped; whether some are held over it. */
export function useDrop(around: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const place = around.current;
    if (!place) return;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!place.contains(event.relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    };
    const listeners = { dragenter: hold, dragover: hold, dragleave: leave, drop } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of entries) place.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) place.removeEventListener(name, listener);
    };
  }, [around]);
  return isOver;
}
