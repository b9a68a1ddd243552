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

/** Of stores that load lists: where the choice can change. */
export type OfSamples = { samples?: Pick<Samples, '$listed'> };

/** Creates the choice of one app. Stores of lists listen to it and load again. */
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
