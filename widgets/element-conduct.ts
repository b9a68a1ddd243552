import type { CommonEvent, CommonOptions } from './common-options.ts';
import { keepKeysInside } from './keys-inside.ts';
import { wrongOptions } from './option-rules.ts';
import { suiteAddress } from './page-address.ts';
import { keepScroll } from './restored-scroll.ts';
import { submitInside } from './submit-inside.ts';

export type Conduct = {
  /** Tells the page of values that are none, each once. */
  check: () => void;
  /** Puts back what the browser forgets when the page moves the element. */
  restore: () => void;
  end: () => void;
};

type Host = {
  values: () => Pick<CommonOptions, 'mainUrl' | 'refused'>;
  emit: (name: CommonEvent, detail: Record<string, unknown>) => boolean;
};

/** What an element does for its page beyond its view. */
export function attend(root: ShadowRoot, host: Host): Conduct {
  const scroll = keepScroll(root);
  const ends = [keepKeysInside(root), submitInside(root), scroll.end];
  const reported = new Set<string>();
  const tell = (code: string, where: string) => {
    if (reported.has(where)) return;
    reported.add(where);
    host.emit('reg-failed', { code, where });
  };
  const check = () => {
    const values = host.values();
    for (const where of [...values.refused, ...wrongOptions(values)]) tell('INVALID_ATTRIBUTE', where);
    // A copy of the suite on another server cannot know the main server; it tries the page's own origin.
    const isNamed = values.mainUrl !== '' || values.refused.some((each) => each.startsWith('main-url'));
    if (!isNamed && suiteAddress === undefined) tell('NO_MAIN_URL', 'main-url');
  };
  check();
  return {
    check,
    restore: scroll.restore,
    end() {
      for (const end of ends) end();
    },
  };
}
