import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { useScene } from '../reader/reader-scene.ts';

/** Tells when somebody begins to use the reader; stands in the open text. */
export function WhenUsed({ onUsed }: { onUsed: () => void }) {
  const used = useStore(useScene().$used);
  const tell = useEffectEvent(onUsed);
  useEffect(() => {
    if (used) tell();
  }, [used]);
  return null;
}
