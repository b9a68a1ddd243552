export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Align = 'start' | 'center' | 'end';

const margin = 8;

/**
 * The position of a pop-up: below its trigger, or above it if there is more room; never outside the screen.
 */
export function placeBeside(
  trigger: Box,
  popup: Size,
  screen: Size,
  align: Align = 'start',
  gap = 4,
): { left: number; top: number } {
  const share = { start: 0, center: 0.5, end: 1 }[align];
  const wished = trigger.left + (trigger.width - popup.width) * share;
  const below = trigger.top + trigger.height + gap;
  const above = trigger.top - gap - popup.height;
  const fitsBelow = below + popup.height <= screen.height - margin;
  const roomier = trigger.top > screen.height - trigger.top - trigger.height;
  return {
    left: clamp(wished, screen.width - popup.width - margin),
    top: clamp(fitsBelow || !roomier ? below : above, screen.height - popup.height - margin),
  };
}

const clamp = (value: number, most: number) => Math.max(margin, Math.min(value, most));
