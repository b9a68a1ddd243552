import { encode } from 'uqr';
import * as styles from './second-factor.css.ts';

/** Modules of light room around the code, which scanners need. */
const border = 4;

/** A QR code, drawn here: what it holds leaves the page by no request. Dark on light in every theme. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
