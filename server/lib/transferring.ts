import { move, transferableSymbol, valueSymbol } from 'piscina';

/** A result of a worker whose buffers move to the caller instead of being copied. */
export function transferring<Result>(result: Result, buffers: readonly ArrayBuffer[]): Result {
  // The pool takes the result out of this object when it posts the reply.
  return move({ [transferableSymbol]: buffers, [valueSymbol]: result } as never) as Result;
}
