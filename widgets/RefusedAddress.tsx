import { useEffect } from 'react';
import { addressTexts } from '#core/i18n/addresses.ts';
import { useApp, useText } from './app-context.tsx';
import type { ElementHost } from './element-spec.ts';
import { mainAddress } from './page-address.ts';

/**
 * Stands in for an element that names a server which it may not call: one that is no address on the web, or
 * (`isForeign`) another than that of its session.
 */
export function RefusedAddress({ host, isForeign }: { host: ElementHost; isForeign: boolean }) {
  const app = useApp();
  const text = useText(addressTexts);
  const { mainUrl, domainUrl } = host.values();
  useEffect(() => {
    const isMain = mainAddress(mainUrl) !== app.mainUrl;
    const where = isMain ? `main-url: ${mainUrl}` : `domain-url: ${domainUrl}`;
    // Any other address that cannot be used is reported with its attribute.
    if (isForeign) host.emit('reg-failed', { code: 'ADDRESS_REFUSED', where });
  }, [host, app, isForeign, mainUrl, domainUrl]);
  if (!text) return null;
  return (
    <div className="reg-shell" role="alert">
      <p>{text(isForeign ? 'addresses.foreign' : 'addresses.unusable')}</p>
    </div>
  );
}
