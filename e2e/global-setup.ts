import { join } from 'node:path';
import { addresses } from './addresses.ts';
import { startHostPages } from './hosts/server.ts';
import { signInByCalls } from './people.ts';
import { startProduct } from './product.ts';
import { hasSharedData, sharedData } from './shared-data.ts';

/** The built product with its sample content, real laws where they lie at hand, and foreign host pages. */
export default async function globalSetup() {
  const stop = await startProduct({
    mainPort: addresses.mainPort,
    domainPort: addresses.domainPort,
    origins: [addresses.host, 'null'],
    imports: hasSharedData ? [join(sharedData, 'fedlex-akn'), join(sharedData, 'reconstructed-akn')] : [],
  });
  await warmSearch();
  const hosts = await startHostPages();
  return async () => {
    hosts.close();
    await stop();
  };
}

/** The first search of a language learns its words; on a busy machine that may outlast a test's patience. */
async function warmSearch() {
  const { token } = await signInByCalls('reader');
  for (const language of ['DE', 'FR', 'IT', 'EN']) {
    const address = `${addresses.main}/api/v1/MainSearch?query=bank&searchLanguage=${language}&displayLanguage=${language}`;
    // Tests tell what fails; this only waits, and not for ever.
    await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(60_000),
    }).then(
      (reply) => reply.arrayBuffer(),
      () => undefined,
    );
  }
}
