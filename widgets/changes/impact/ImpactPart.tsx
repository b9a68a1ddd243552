import { Waypoints } from 'lucide';
import { useId, useState } from 'react';
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
  return (
    <section className={styles.impact}>
      <h2 className={styles.head}>
        <Button
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
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Impact change={change} slots={slots} /> : null}
      </div>
    </section>
  );
}
