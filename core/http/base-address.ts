/** The parts of an address on the web, http or https; undefined for any other, such as `javascript:`. */
export function webAddress(text: string, relativeTo?: string): URL | undefined {
  const url = URL.canParse(text, relativeTo) ? new URL(text, relativeTo) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * The base address of a server: origin and path in one spelling, without a slash at the end. Undefined for what
 * cannot be one, since calls are made by appending to it: no user, query or fragment, and only the web.
 */
export function baseAddress(text: string, relativeTo?: string): string | undefined {
  const url = webAddress(text, relativeTo);
  return url && !/[?#]/.test(url.href) && !(url.username + url.password)
    ? url.href.replace(/\/+$/, '')
    : undefined;
}
