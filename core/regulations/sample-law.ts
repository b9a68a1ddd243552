import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';

/** How many documents of invented law there are, and whether lists leave them out unless they are asked for. */
export type SampleCounts = { documents: number; leftOut: boolean };
export type SampleLaw = {
  $sampleLaw: ReadableAtom<Loadable<SampleCounts>>;
  load: () => Promise<void>;
};

/** What main says of its invented law; loads with the page of sources. */
export const sampleLaw: AppPart<SampleLaw> = {
  create: ({ main, notices }) => {
    const $sampleLaw = createResource<SampleCounts>(notices);
    return {
      $sampleLaw,
      async load() {
        await $sampleLaw.load('look for sample texts', () => main.sampleLaw({}), { keep: true });
      },
    };
  },
};
