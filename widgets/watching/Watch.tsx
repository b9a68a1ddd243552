import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { me } from '#core/comments/me.ts';
import { mayCollaborate } from '#core/session/gates.ts';
import { useApp } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { WatchProps } from '../watch-props.ts';
import * as styles from './watch.css.ts';

const WatchToggle = lazyComponent(async () => (await import('./WatchToggle.tsx')).WatchToggle);

/** Watches something, or ends that, at the place where it stands; nothing for who may not. */
export function Watch(props: WatchProps) {
  const { $me, load } = useApp().part(me);
  const user = useStore($me);
  // Whose token a page has is asked for; a stored session says it.
  useEffect(() => void load(), [load]);
  if (!mayCollaborate({ user })) return null;
  const room = props.look === 'icon' ? <span className={styles.room} /> : null;
  return <WatchToggle {...props} pending={room} />;
}
