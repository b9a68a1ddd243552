import { expect, it, vi } from 'vitest';
import { aComment } from '#core/comments/comment-fixture.ts';
import { aCommentServer, bea, openCommented } from '#widgets/testing/comments.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

it('comments of a colleague stand there without a reload, while the page is seen', async () => {
  const server = aCommentServer([]);
  const { view } = await openCommented({ server });
  const list = view.getByRole('region', { name: /^Comments on / });
  await expect.poll(() => server.streams.size).toBe(1);
  server.addByOther(aComment({ icid: 'live', text: 'Written elsewhere.', author: bea }));
  await expect
    .poll(() => list.getByRole('article').elements().map(wordsOf).join())
    .toContain('Written elsewhere.');
  await expect.element(view.getByRole('tab', { name: 'Comments 2' })).toBeVisible();

  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => server.streams.size).toBe(0);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => server.streams.size).toBe(1);
  seen.mockRestore();
  // Nothing is left of a reader that is closed.
  view.unmount();
  await expect.poll(() => server.streams.size).toBe(0);
});
