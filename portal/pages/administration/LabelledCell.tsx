import type { ReactNode } from 'react';
import * as styles from './administration.css.ts';

type LabelledCellProps = { label: string; className?: string; children: ReactNode };

/** A cell that names its value on narrow screens, which do not display the head above it; without a value it is empty. */
export function LabelledCell({ label, className = styles.cell, children }: LabelledCellProps) {
  if (!children) return <td className={className} />;
  return (
    <td className={className}>
      <span className={styles.cellLabel}>{label}</span> {children}
    </td>
  );
}
