import { Waypoints } from 'lucide';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useChangeScene } from '../change-scene.ts';
import type { ImpactProps } from './Impact.tsx';
import * as styles from './impact.css.ts';

const Impact = lazyComponent(async () => (await import('./Impact.tsx')).Impact);

/** What a change touches in the organisation; loads, with its view, when it is unfolded. */
export function ImpactPart({ change, slots }: ImpactProps) {
  const { text } = useChangeScene().words;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  /** It unfolds below what is seen: whoever opens it is taken there, unless they have gone on meanwhile. */
  const reveal = useCallback(() => {
    const part = content.current;
    const { activeElement } = document;
    const root = part?.getRootNode() as Document | ShadowRoot | undefined;
    const isWaiting =
      activeElement === document.body || part?.parentElement?.contains(root?.activeElement ?? null);
    if (!part || !isWaiting) return;
    part.focus({ preventScroll: true });
    part.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className={styles.impact} aria-labelledby={`${id}-head`}>
      <h2 className={styles.head}>
        <Button
          id={`${id}-head`}
          size="small"
          kind="quiet"
          icon={Waypoints}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text('changes.impact')}
        </Button>
      </h2>
      <div ref={content} id={id} hidden={!isOpen} tabIndex={-1} className={styles.unfolded}>
        {isOpen ? <Impact change={change} slots={slots} onReady={reveal} /> : null}
      </div>
    </section>
  );
}
