export type ContentEncoding = 'br' | 'gzip' | 'zstd';
/** Of what is compressed once and sent often. */
const encodings: readonly ContentEncoding[] = ['br', 'gzip'];

/** The best of the offered encodings that a request accepts; undefined for the content as it is. */
export function contentEncoding(
  accepted: string | null,
  offered: readonly ContentEncoding[] = encodings,
): ContentEncoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = [...offered].sort((a, b) => weightOf(b) - weightOf(a));
  return best !== undefined && weightOf(best) > 0 ? best : undefined;
}
