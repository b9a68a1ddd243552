/**
 * Why a server did not answer a call: it may be away, or it answers and the browser keeps its replies from pages of this
 * origin. The replies are not read.
 */
export async function networkReason(
  base: string | undefined,
  origin: string,
): Promise<'ERR_NETWORK' | 'ORIGIN_NOT_ALLOWED'> {
  if (!base || new URL(base).origin === origin) return 'ERR_NETWORK';
  const answers = (mode: RequestMode) =>
    fetch(`${base}/health`, { mode, credentials: 'omit', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  const isForbidden = (await answers('no-cors')) && !(await answers('cors'));
  return isForbidden ? 'ORIGIN_NOT_ALLOWED' : 'ERR_NETWORK';
}
