import { useEffect, useState } from 'react';
import { useApp } from '#widgets/app-context.tsx';
import * as styles from './search.css.ts';
import { searchPart } from './search-part.ts';

/** The place of the search box, filled once its code is here; nothing moves when it comes. */
export function LateSearch() {
  const { notices } = useApp();
  const [, setArrived] = useState(false);
  const Box = searchPart.here();
  useEffect(() => {
    if (searchPart.here()) return;
    searchPart.load().then(
      () => setArrived(true),
      (error: unknown) => notices.report(error, 'load the search box'),
    );
  }, [notices]);
  return <div className={styles.box}>{Box ? <Box /> : <div className={styles.placeholder} />}</div>;
}
