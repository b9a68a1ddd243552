/** What the link of an invite or of a new password carries. */
export type CodeLink = { baseUrl: string; code: string };

export function parseCodeLink(query: string): CodeLink | undefined {
  const asked = new URLSearchParams(query);
  const baseUrl = asked.get('baseURL');
  const code = asked.get('code');
  return baseUrl && code ? { baseUrl, code } : undefined;
}

/** What the link to sign in carries; where the organisation lives its address says. */
export type LoginLink = { email: string; temporaryToken: string };

export function parseLoginLink(query: string): LoginLink | undefined {
  const asked = new URLSearchParams(query);
  const email = asked.get('email');
  const temporaryToken = asked.get('temporaryToken');
  return email && temporaryToken ? { email, temporaryToken } : undefined;
}
