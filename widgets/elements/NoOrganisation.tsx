import { useEffect } from 'react';
import { elementTexts } from '#core/i18n/element.ts';
import { useText } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Changes are an organisation's; without the address of its server there are none, which is told to the page. */
export function NoOrganisation({ host }: { host: ElementHost }) {
  const text = useText(elementTexts);
  useEffect(() => void host.emit('reg-failed', { code: 'NO_DOMAIN_URL', where: 'domain-url' }), [host]);
  return text ? <EmptyState text={text('element.noOrganisation')} /> : null;
}
