import type { App } from '#core/app.ts';
import { ApiError } from '#core/http/api-error.ts';
import type { ElementHost } from './element-spec.ts';

/** What ends the telling of each element. */
const telling = new WeakMap<ElementHost, () => void>();

/**
 * Emits events to the page when the session ends and when something fails, until the returned function is called, or until
 * this is called for the same element again. What happened before is not told: it belongs to other elements that share
 * the app.
 */
export function tellPage(host: ElementHost, app: App): () => void {
  telling.get(host)?.();
  const ends = app.session.$ends.listen(() => void host.emit('reg-signed-out', {}));
  const failures = app.notices.$failure.listen((failure) => {
    if (!failure) return;
    const { error, doing: where } = failure;
    const code = error instanceof ApiError ? error.code : 'FAULT';
    const tell = (known: string) => host.emit('reg-failed', { code: known, where });
    if (!(error instanceof ApiError && code === 'ERR_NETWORK')) return void tell(code);
    const base = error.server === 'main' ? app.mainUrl : app.session.domainUrl();
    import('./network-reason.ts')
      .then(({ networkReason }) => networkReason(base, globalThis.origin))
      .then(tell, () => tell(code));
  });
  const stop = () => {
    ends();
    failures();
  };
  telling.set(host, stop);
  return stop;
}
