import { useEffect } from 'react';
import { addressTexts } from '#core/i18n/addresses.ts';
import { useApp, useText } from './app-context.tsx';
import type { ElementHost } from './element-spec.ts';
import { serverAddress } from './page-address.ts';

/**
 * Stands in for an element that names a server which it may not call: one that is no address on the web, or
 * (`isForeign`) another than that of its session.
 */
export function RefusedAddress({ host, isForeign }: { host: ElementHost; isForeign: boolean }) {
  const app = useApp();
  const text = useText(addressTexts);
  const { mainUrl, domainUrl, refused } = host.values();
  const isAbsent = mainUrl === '' && refused.length === 0;
  useEffect(() => {
    const isMain = serverAddress(mainUrl) !== app.mainUrl;
    const where = isMain ? `main-url: ${mainUrl}` : `domain-url: ${domainUrl}`;
    if (isForeign) host.emit('reg-failed', { code: 'ADDRESS_REFUSED', where });
    // Any other address that cannot be used was reported with its attribute.
    else if (isAbsent) host.emit('reg-failed', { code: 'INVALID_ATTRIBUTE', where: 'main-url: absent' });
  }, [host, app, isForeign, isAbsent, mainUrl, domainUrl]);
  if (!text) return null;
  return (
    <div className="reg-shell" role="alert">
      <p>{text(isForeign ? 'addresses.foreign' : 'addresses.unusable')}</p>
    </div>
  );
}
