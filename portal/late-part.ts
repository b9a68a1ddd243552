import type { ComponentType } from 'react';

export type LatePart = {
  load: () => Promise<void>;
  /** The page, once its code is here. */
  here: () => ComponentType | undefined;
};

/** A page whose code is fetched when somebody asks for it; what failed to come is asked for again. */
export function createLatePart(fetchPage: () => Promise<ComponentType>): LatePart {
  let page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetchOnce = async () => {
    try {
      page = await fetchPage();
    } finally {
      loading = undefined;
    }
  };
  return {
    async load() {
      if (page) return;
      loading ??= fetchOnce();
      await loading;
    },
    here: () => page,
  };
}
