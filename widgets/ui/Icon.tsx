import type { LucideIcon } from 'lucide-react';
import { px } from '#styles/px.ts';

export type IconProps = {
  of: LucideIcon;
  /** 16 in bars, 14 in text and rows, 18 in the mobile bar, 12 in table heads. */
  size?: 12 | 14 | 16 | 18;
  className?: string;
};

/** A sign from the one set, drawn 1 px thick with square ends; decoration, its meaning stands in words beside it. */
export function Icon({ of: Shape, size = 16, className }: IconProps) {
  return (
    <Shape
      {...(className ? { className } : {})}
      style={{ inlineSize: px(size), blockSize: px(size), flex: 'none' }}
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    />
  );
}
