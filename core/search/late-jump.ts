import type { createJump } from './jump.ts';
import type { SearchContext, SearchTools } from './search-types.ts';

type Jump = ReturnType<typeof createJump>;

/** Places in the open document: citations are learnt where somebody reads, by the first term with a number. */
export function createLateJump(tools: Pick<SearchTools, 'main'>): Jump {
  let arriving: Promise<Jump> | undefined;

  async function withJump<T>(
    term: string,
    context: SearchContext,
    ask: (jump: Jump) => Promise<T>,
  ): Promise<T | undefined> {
    // Without a number no article is meant.
    if (!context.reading || !/\d/.test(term)) return undefined;
    arriving ??= import('./jump.ts').then((late) => late.createJump(tools));
    try {
      return await ask(await arriving);
    } catch {
      // The search itself finds the place; the next term tries again.
      arriving = undefined;
      return undefined;
    }
  }

  return {
    find: (term, context) => withJump(term, context, (jump) => jump.find(term, context)),
    suggest: (term, context) => withJump(term, context, (jump) => jump.suggest(term, context)),
  };
}
