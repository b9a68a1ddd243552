import { join } from 'node:path';
import { addresses } from './addresses.ts';
import { startHostPages } from './hosts/server.ts';
import { signInByCalls } from './people.ts';
import { startProduct } from './product.ts';
import { hasSharedData, sharedData } from './shared-data.ts';

/** Starts the built product with its sample content, real laws if there are any, and foreign host pages. */
export default async function globalSetup() {
  const stop = await startProduct({
    mainPort: addresses.mainPort,
    domainPort: addresses.domainPort,
    origins: [addresses.host, 'null'],
    // Tests wait for what is carried over.
    feedSeconds: 2,
    imports: hasSharedData ? [join(sharedData, 'fedlex-akn'), join(sharedData, 'reconstructed-akn')] : [],
  });
  await warmSearch();
  const hosts = await startHostPages();
  return async () => {
    hosts.close();
    await stop();
  };
}

/** Runs the first search of each language, which learns its words and may take too long for a test. */
async function warmSearch() {
  const { token } = await signInByCalls('reader');
  for (const language of ['DE', 'FR', 'IT', 'EN']) {
    const address = `${addresses.main}/api/v1/MainSearch?query=bank&searchLanguage=${language}&displayLanguage=${language}`;
    // Errors are ignored, since the tests report them; the request has a time limit.
    await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(60_000),
    }).then(
      (reply) => reply.arrayBuffer(),
      () => undefined,
    );
  }
}
