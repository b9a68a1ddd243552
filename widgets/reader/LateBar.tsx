import { type ComponentType, useEffect, useState } from 'react';
import * as styles from './reader.css.ts';
import type { ViewBarProps } from './reader-props.ts';

/**
 * The bar of an element: it sets out once the text is drawn, and its place stands free meanwhile. Not by
 * Suspense, which would hold it back for 300 ms after its placeholder.
 */
export function LateBar(props: ViewBarProps) {
  const [Bar, setBar] = useState<ComponentType<ViewBarProps>>();
  useEffect(() => {
    import('./ViewBar.tsx').then(
      (part) => setBar(() => part.ViewBar),
      // The text can be read without it; the browser itself reports what it could not fetch.
      () => undefined,
    );
  }, []);
  return Bar ? <Bar {...props} /> : <div className={styles.bare} />;
}
