import { atom, type ReadableAtom } from 'nanostores';
import { samplesHeader } from './contract/samples-header.ts';
import type { ProductStorage } from './session/storage.ts';

/** Whether somebody wants to see the invented law that lists leave out once there is real law; stored on the device. */
export type Samples = {
  $listed: ReadableAtom<boolean>;
  choose: (listed: boolean) => void;
  /** What tells the main server so. */
  headers: () => Readonly<Record<string, string>>;
};

/** Of stores whose replies depend on the choice. */
export type OfSamples = { samples?: Pick<Samples, '$listed'> | undefined };

/** Creates the choice of one app. */
export function createSamples(storage: Pick<ProductStorage, 'read' | 'write'>): Samples {
  const $listed = atom(storage.read('samples') === 'shown');
  return {
    $listed,
    choose(listed) {
      storage.write('samples', listed ? 'shown' : undefined);
      $listed.set(listed);
    },
    headers: () => ($listed.get() ? { [samplesHeader]: 'shown' } : {}),
  };
}

/**
 * The one way in which a change of the choice acts on a store: what was loaded before it is reset. Returns how to
 * end that.
 */
export function resetWithChoice(
  { samples }: OfSamples,
  ...stores: readonly { reset: () => void }[]
): (() => void) | undefined {
  return samples?.$listed.listen(() => {
    for (const { reset } of stores) reset();
  });
}
