import { useEffect } from 'react';
import { elementTexts } from '#core/i18n/element.ts';
import { useText } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Without a document key there is nothing to read; this is displayed and reported to the page. */
export function NoDocument({ host }: { host: ElementHost }) {
  const text = useText(elementTexts);
  useEffect(() => void host.emit('reg-failed', { code: 'NO_DOCUMENT', where: 'reg-text-id' }), [host]);
  return text ? <EmptyState text={text('element.noDocument')} /> : null;
}
