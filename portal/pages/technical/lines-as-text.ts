import type { ErrorLine } from '#core/contract/main/technical.ts';

/** Lines of the log as they are pasted into a mail to whoever mends them. */
export const linesAsText = (lines: readonly ErrorLine[]): string =>
  lines
    .map(({ lastAt, firstAt, level, place, count, requestId, message }) =>
      [
        `${lastAt} ${level} ${place}${count > 1 ? ` (${count} times since ${firstAt})` : ''}${
          requestId ? ` request ${requestId}` : ''
        }`,
        ...message.split('\n').map((line) => `  ${line}`),
      ].join('\n'),
    )
    .join('\n\n');
