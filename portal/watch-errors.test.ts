import { describe, expect, test, vi } from 'vitest';
import { watchErrors } from './watch-errors.ts';

function watched() {
  const page = new EventTarget();
  const notices = { report: vi.fn(), tell: vi.fn() };
  const stop = watchErrors(page, notices);
  const raise = (type: string, details: object) =>
    page.dispatchEvent(Object.assign(new Event(type), details));
  return { notices, raise, stop };
}

describe('an error that nobody caught', () => {
  test.each([
    ['thrown', 'error', { error: new Error('boom') }, 'boom'],
    ['of a promise', 'unhandledrejection', { reason: new Error('late') }, 'late'],
    ['that is no Error', 'unhandledrejection', { reason: 'words' }, 'words'],
    ['of a foreign script', 'error', { message: 'Script error.' }, 'Script error.'],
  ])('%s is logged and told with its message', (_, type, details, message) => {
    const { notices, raise } = watched();
    raise(type, details);
    expect(notices.report).toHaveBeenCalledOnce();
    expect(notices.tell).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      key: 'common.uncaught',
      values: { message },
    });
  });

  test.each([
    ['a layout that settles later', 'error', { message: 'ResizeObserver loop completed with …' }],
    ['an abandoned request', 'unhandledrejection', { reason: new DOMException('gone', 'AbortError') }],
  ])('%s is nothing to tell', (_, type, details) => {
    const { notices, raise } = watched();
    raise(type, details);
    expect(notices.report).not.toHaveBeenCalled();
    expect(notices.tell).not.toHaveBeenCalled();
  });

  test('is left alone once the watch has ended', () => {
    const { notices, raise, stop } = watched();
    stop();
    raise('error', { error: new Error('boom') });
    expect(notices.tell).not.toHaveBeenCalled();
  });
});
