import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createResource } from './resource.ts';

function aResource() {
  const report = vi.fn();
  return { report, $value: createResource<number>({ report }) };
}
const failure = new ApiError({ kind: 'network', status: 0, code: 'X', message: 'no', server: 'main' });

describe('a resource', () => {
  it('is idle, loading, then ready', async () => {
    const { $value } = aResource();
    expect($value.get()).toEqual({ state: 'idle' });
    const loading = $value.load('count', async () => 1);
    expect($value.get()).toEqual({ state: 'loading' });
    expect(await loading).toEqual({ state: 'ready', value: 1 });
    expect($value.get()).toEqual({ state: 'ready', value: 1 });
  });

  it('keeps its value while it loads again, if it is told to', async () => {
    const { $value } = aResource();
    await $value.load('count', async () => 1);
    const loading = $value.load('count', async () => 2, { keep: true });
    expect($value.get()).toEqual({ state: 'loading', value: 1 });
    await loading;
    void $value.load('count', async () => 3);
    expect($value.get()).toEqual({ state: 'loading' });
  });

  it('holds the error of a failed call and reports it once', async () => {
    const { $value, report } = aResource();
    expect(await $value.load('count', () => Promise.reject(failure))).toEqual({
      state: 'failed',
      error: failure,
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(failure, 'count');
  });

  it('keeps its value where a call fails that nobody asked for, and tells nobody', async () => {
    const { $value, report } = aResource();
    const unasked = { keep: true, unasked: true };
    await $value.load('count', async () => 1);
    expect(await $value.load('count', () => Promise.reject(failure), unasked)).toBeUndefined();
    expect($value.get()).toEqual({ state: 'ready', value: 1 });
    expect(report).not.toHaveBeenCalled();
    // A fault of the program is told, and so is what there is no value for.
    await $value.load('count', () => Promise.reject(new TypeError('x')), unasked);
    expect($value.get().state).toBe('failed');
    await $value.load('count', () => Promise.reject(failure), unasked);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('turns any other error into a fault of the program', async () => {
    const { $value } = aResource();
    await $value.load('count', () => Promise.reject(new Error('oops')));
    expect($value.get()).toMatchObject({ state: 'failed', error: { code: 'FAULT', message: 'oops' } });
  });

  it.each([
    ['a newer call', 2, (load: () => Promise<unknown>) => load()],
    ['abort', undefined, (_: unknown, abort: () => void) => abort()],
  ])('drops the reply and the failure of a call that %s has ended', async (_, expected, end) => {
    for (const settle of ['resolve', 'reject'] as const) {
      const { $value, report } = aResource();
      const older = Promise.withResolvers<number>();
      let signal: { readonly aborted: boolean } | undefined;
      const first = $value.load('count', (own) => {
        signal = own;
        return older.promise;
      });
      await end(() => $value.load('count', async () => 2), $value.abort);
      expect(signal?.aborted).toBe(true);
      if (settle === 'resolve') older.resolve(1);
      else older.reject(failure);
      expect(await first).toBeUndefined();
      const state = $value.get();
      expect('value' in state ? state.value : undefined).toBe(expected);
      expect(report).not.toHaveBeenCalled();
    }
  });

  it('shares one call for the same key, and calls again for another, after a failure or when invalid', async () => {
    const { $value } = aResource();
    const call = vi.fn(async () => call.mock.calls.length);
    await Promise.all(['a', 'a'].map((key) => $value.load('count', call, { key })));
    await $value.load('count', call, { key: 'a' });
    expect(call).toHaveBeenCalledTimes(1);
    await $value.load('count', call, { key: 'b' });
    expect(call).toHaveBeenCalledTimes(2);
    $value.invalidate();
    await $value.load('count', call, { key: 'b' });
    expect(call).toHaveBeenCalledTimes(3);
    $value.reset();
    expect($value.get()).toEqual({ state: 'idle' });
    call.mockRejectedValueOnce(failure);
    await $value.load('count', call, { key: 'b' });
    await $value.load('count', call, { key: 'b' });
    expect(call).toHaveBeenCalledTimes(5);
  });
});
