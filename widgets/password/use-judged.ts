import { useEffect, useState } from 'react';
import { keepsAllRules, type Weakness } from '#core/password/new-password.ts';

type Judged = { weakness: Weakness | undefined };

/**
 * What makes a password weak, undefined until it is known. The dictionaries load once a password keeps all rules; the
 * server judges for itself, so without them the form still works.
 */
export function useJudged(password: string, own: readonly string[]): Judged | undefined {
  const [judged, setJudged] = useState<Judged & { of: string }>();
  const words = own.join('\n');
  const of = `${password}\n${words}`;
  useEffect(() => {
    if (!keepsAllRules(password)) return;
    let isGone = false;
    import('#core/password/weakness.ts').then(
      ({ weaknessOf }) => isGone || setJudged({ of, weakness: weaknessOf(password, words.split('\n')) }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [password, words, of]);
  return judged?.of === of ? judged : undefined;
}
