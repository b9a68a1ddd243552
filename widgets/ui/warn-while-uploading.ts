import type { ReadableAtom } from 'nanostores';

type Uploads = ReadableAtom<readonly { state: string }[]>;
const watched = new WeakSet<Uploads>();

/** Asks who closes the page while files are on their way, wherever on it they are by then. */
export function warnWhileUploading($uploads: Uploads): void {
  if (watched.has($uploads)) return;
  watched.add($uploads);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  $uploads.subscribe((uploads) => {
    if (uploads.some(({ state }) => state !== 'failed')) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
}
