/** Whether one of the tags of If-None-Match is this one, by weak comparison (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
