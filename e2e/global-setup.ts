import { join } from 'node:path';
import { addresses } from './addresses.ts';
import { startHostPages } from './hosts/server.ts';
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
  const hosts = await startHostPages();
  return async () => {
    hosts.close();
    await stop();
  };
}
