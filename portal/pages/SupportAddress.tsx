import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { supportAddress } from '#core/questions/support-address.ts';
import { useApp } from '#widgets/app-context.tsx';
import * as styles from './plain.css.ts';

/** The e-mail address of the organisation's support after words that lead to it; nothing if it has none. */
export function SupportAddress({ words }: { words: string }) {
  const { $address, load } = useApp().part(supportAddress);
  const address = loadedValue(useStore($address));
  useEffect(() => void load(), [load]);
  if (!address) return null;
  return (
    <p className={styles.words}>
      {words}{' '}
      <a className={styles.link} href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  );
}
