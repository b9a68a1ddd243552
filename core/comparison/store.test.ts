import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createComparisons } from './store.ts';

const problem = (status: number, kind: 'rejected' | 'network') =>
  new ApiError({ kind, status, code: 'REFUSED', message: 'refused', server: 'main' });

function versionsWhere(error: ApiError) {
  const main = {
    previousRegArtVersions: vi.fn().mockRejectedValue(error),
    allVersions: vi.fn().mockResolvedValue([{ versionDate: '2024-01-01' }]),
  };
  const tools = { main, notices: { report: vi.fn() } } as unknown as Parameters<typeof createComparisons>[0];
  const $versions = createComparisons(tools).versions('lamp~5', 'DE');
  return { main, $versions };
}

describe('versions of a provision', () => {
  it('are those of its document where the provision is nowhere', async () => {
    const { $versions } = versionsWhere(problem(404, 'rejected'));
    await vi.waitFor(() => expect($versions.get().state).toBe('ready'), 20_000);
  });

  it('fail where the server is away, and nothing stands in for them', async () => {
    const { main, $versions } = versionsWhere(problem(0, 'network'));
    await vi.waitFor(() => expect($versions.get().state).toBe('failed'), 20_000);
    expect(main.allVersions).not.toHaveBeenCalled();
  });
});
