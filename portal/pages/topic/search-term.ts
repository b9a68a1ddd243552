const scheme = 'search:';

/** The term of a link that searches; written by hand, it may hold a percent sign that encodes nothing. */
export function searchTerm(address: string): string | undefined {
  if (!address.startsWith(scheme)) return undefined;
  const term = address.slice(scheme.length);
  try {
    return decodeURIComponent(term);
  } catch {
    return term;
  }
}
