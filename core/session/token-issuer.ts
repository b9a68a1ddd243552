/**
 * The server that signed a token, as the token says, unverified: its base address, by which calls with this token
 * are kept from other servers. Undefined for a token that does not say it.
 */
export function issuerOf(token: string): string | undefined {
  try {
    const [, claims = ''] = token.split('.');
    const bytes = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const { iss } = JSON.parse(text) as { iss?: unknown };
    return typeof iss === 'string' ? iss : undefined;
  } catch {
    // Not a JSON Web Token: only the servers can read it.
    return undefined;
  }
}
