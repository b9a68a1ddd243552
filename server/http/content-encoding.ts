const encodings = ['br', 'gzip'] as const;
/** Of what is compressed once and sent often. */
export type ContentEncoding = (typeof encodings)[number];

/** The best of the offered encodings that a request accepts; undefined for the content as it is. */
export function contentEncoding<Offered extends string = ContentEncoding>(
  accepted: string | null,
  offered: readonly Offered[] = encodings as readonly string[] as readonly Offered[],
): Offered | undefined {
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
