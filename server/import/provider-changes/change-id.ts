import { createHash } from 'node:crypto';

/**
 * The id of a change of the provider, and of a file of one. They follow from the names that the provider gives, so that
 * what organisations have said of a change finds it again on a main server that was made anew.
 */
export const providerChangeId = (slug: string) => idOf(`change ${slug}`);
export const providerFileId = (slug: string, name: string) => idOf(`file ${slug}/${name.toLowerCase()}`);

/** A UUID of version 8 (RFC 9562): the form of an id, made of a hash. */
function idOf(name: string): string {
  const hash = createHash('sha256').update(`regesta provider ${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
