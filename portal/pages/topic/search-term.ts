const scheme = 'search:';

/**
 * The term of a search link; as links are written by hand, it may contain a percent sign that encodes
 * nothing.
 */
export function searchTerm(address: string): string | undefined {
  if (!address.startsWith(scheme)) return undefined;
  const term = address.slice(scheme.length);
  try {
    return decodeURIComponent(term);
  } catch {
    return term;
  }
}
