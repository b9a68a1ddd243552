import { Resolver } from 'node:dns/promises';

export type Address = { address: string; family: number };

/**
 * Asks the name servers for the addresses of a name. Not as the system does it: that waits in one of the few threads of
 * the process, where names whose servers swallow questions would hold up everything else. Files and names of the own
 * machine do not count.
 */
export async function lookUpPublicly(
  host: string,
  signal: AbortSignal,
  nameServers?: readonly string[],
): Promise<Address[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  if (nameServers) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [...asAddresses(four, 4), ...asAddresses(six, 6)];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const asAddresses = (answer: PromiseSettledResult<string[]>, family: number) =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
