import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../http/api-error.ts';
import { orElse } from './or-else.ts';

const failed = (kind: ApiErrorKind) =>
  new ApiError({ kind, status: 0, code: 'X', message: 'x', server: 'main' });

describe('what people can do without', () => {
  const bring = async (call: Promise<string>, signal?: AbortSignal) => {
    const report = vi.fn();
    const brought = await orElse(call, 'nothing', { report, doing: 'try', ...(signal && { signal }) });
    return [brought, report.mock.calls];
  };

  it('is there, or something else in its place, where a server is away or refuses', async () => {
    expect(await bring(Promise.resolve('all'))).toEqual(['all', []]);
    for (const kind of ['network', 'rejected'] as const)
      expect(await bring(Promise.reject(failed(kind)))).toEqual(['nothing', []]);
  });

  it.each([failed('malformed'), failed('unauthorised'), new TypeError('a fault')])(
    'is told of where it failed by %s',
    async (error) => {
      expect(await bring(Promise.reject(error))).toEqual(['nothing', [[error, 'try']]]);
    },
  );

  it('is not told of where nobody waits for it any more', async () => {
    expect(await bring(Promise.reject(new DOMException('', 'AbortError')), AbortSignal.abort())).toEqual([
      'nothing',
      [],
    ]);
  });
});
