import type { Notices } from '#core/notices.ts';

const isNetworkError = ({ key }: { key: string }) => key === 'common.networkError';

/** Takes back the notice of a network error where a form or a view says that the server is away. */
export function dismissNetworkError({ $notices, dismiss }: Pick<Notices, '$notices' | 'dismiss'>): void {
  for (const notice of $notices.get().filter(isNetworkError)) dismiss(notice.id);
}
