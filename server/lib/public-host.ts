import { isIP, type LookupFunction } from 'node:net';
import type { Address } from './look-up.ts';

export type LookUp = (host: string, signal: AbortSignal) => Promise<Address[]>;

/** The host of an address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names that lead nowhere but in a network of one's own. */
export function isInternalName(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  return isIP(host) === 0 && (labels.length === 1 || labels.at(-1) === 'localhost');
}

/** The addresses of a host, which may be one itself. */
export async function addressesOf(host: string, lookUp: LookUp, signal: AbortSignal): Promise<Address[]> {
  const family = isIP(host);
  return family === 0 ? await lookUp(host, signal) : [{ address: host, family }];
}

/** Has a connection go to addresses that were checked, whatever the name leads to by now; the next one where the first is not reached. */
export function lookupOf(first: Address, addresses: Address[]): LookupFunction {
  return (_host, { all }, answer) =>
    all ? answer(null, addresses) : answer(null, first.address, first.family);
}
