import type { createJump } from './jump.ts';
import type { SearchTools } from './search-types.ts';

/** Places in the open document: citations are learnt where somebody reads, by the first term with a number. */
export function createLateJump(tools: Pick<SearchTools, 'main'>): ReturnType<typeof createJump> {
  let arriving: Promise<ReturnType<typeof createJump>> | undefined;
  return async (term, context) => {
    // Without a number no article is meant.
    if (!context.reading || !/\d/.test(term)) return undefined;
    arriving ??= import('./jump.ts').then((late) => late.createJump(tools));
    try {
      return await (await arriving)(term, context);
    } catch {
      // The search itself finds the place; the next term tries again.
      arriving = undefined;
      return undefined;
    }
  };
}
