import * as v from 'valibot';
import { pageOrigin } from '#core/contract/rules.ts';

/** Whether a host name or address means this machine only. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(host);
}

/** Whether an address is one of more than this machine. */
export const isPublic = (url: string) => !isThisMachine(new URL(url).hostname);

/** The address of a page, without a slash at the end. */
export function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new RangeError(`${name}: "${text}" is no web address`);
  return text.replace(/\/+$/, '');
}

/** The address of a server, to which paths are added: whatever follows its own path would come between. */
export function serverAddress(name: string, text: string): string {
  const address = webAddress(name, text);
  const { username, password } = new URL(address);
  if (/[?#]/.test(address) || username !== '' || password !== '')
    throw new RangeError(
      `${name}: "${text}" is no address of a server: it must have no query, no fragment and no user`,
    );
  return address;
}

/** Origins of other pages; `null` is that of sandboxed frames. */
export function otherOrigins(name: string, origins: readonly string[]): readonly string[] {
  const wrong = origins.find((one) => one !== 'null' && !v.is(pageOrigin, one));
  if (wrong === undefined) return origins;
  throw new RangeError(
    `${name}: "${wrong}" is no origin like https://www.example.com, which has no path and no slash at its end`,
  );
}

type Addresses = { servers: readonly string[]; mainUrl: string; domainUrl: string };

/**
 * What is wrong where one address is public and the other was left to this machine: organisations would give out
 * links and tokens that are of no use elsewhere. A main server alone learns the address of organisations from the register.
 */
export function forgottenAddress({ servers, mainUrl, domainUrl }: Addresses): string | undefined {
  if (!servers.includes('domain') || isPublic(mainUrl) === isPublic(domainUrl)) return undefined;
  return isPublic(mainUrl)
    ? `REGESTA_DOMAIN_URL: ${domainUrl} is an address of this machine alone, while REGESTA_MAIN_URL is ${mainUrl}: ` +
        'nobody elsewhere reaches an organisation or comes in by a link; set it to the address of the domain server'
    : `REGESTA_MAIN_URL: ${mainUrl} is an address of this machine alone, while REGESTA_DOMAIN_URL is ${domainUrl}: ` +
        'links in mails lead nowhere, and the portal may not call; set it to the address of the main server';
}
