import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { commonTexts } from '#core/i18n/common.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readPath } from '#core/law/deep-link.ts';
import type { NavigationBus, RequestedPlace } from '#core/navigation-bus.ts';
import { themeRoot } from '#styles/theme.css.ts';
import { useApp } from '../app-context.tsx';
import { type FrameProps, mountFrame } from '../element-frame.tsx';
import type { MountedView } from '../element-spec.ts';
import { serverAddress } from '../page-address.ts';
import { PdfFolder } from '../reader/pdf/pdf-folder.ts';
import { ReaderView } from '../reader/ReaderView.tsx';
import type { Place, WordMatches } from '../reader/reader-props.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type ElementPlace, isSamePlace, placeOfOptions } from './place-of-options.ts';
import type { ReaderHost } from './reg-reader-options.ts';
import { SignInGate } from './SignInGate.tsx';
import { servingMark } from './serving-mark.ts';

/** Loads after the text has been drawn; its room stays empty meanwhile, and if it cannot be loaded. */
const ViewBar = lazyComponent(async () => (await import('../reader/ViewBar.tsx')).ViewBar, 'pending');
const PdfView = lazyComponent(async () => (await import('../reader/pdf/PdfView.tsx')).PdfView, 'throw');

export function mount(place: HTMLElement, host: ReaderHost): MountedView {
  return mountFrame(place, host, [commonTexts, readerTexts], RegReader);
}

const NoDocument = lazyComponent(async () => (await import('./NoDocument.tsx')).NoDocument, 'throw');
const OtherView = lazyComponent(async () => (await import('./OtherView.tsx')).OtherView, 'throw');

type Target = {
  requested: ElementPlace | undefined;
  place: ElementPlace | undefined;
  found?: WordMatches | undefined;
};

function RegReader({ host, values }: FrameProps<ReaderHost>) {
  const { $documentLanguage, mainUrl, navigationBus } = useApp();
  const chosen = useStore($documentLanguage);
  const requested = placeOfOptions(values);
  // The place to which the user navigated inside the element; a new request of the page replaces it.
  const [target, setTarget] = useState<Target>({ requested, place: requested });
  const stays = isSamePlace(target.requested, requested);
  if (!stays) setTarget({ requested, place: requested });
  const { place, found } = stays ? target : { place: requested };
  const arrival = useServing(navigationBus, host, ({ words, ...served }) =>
    setTarget({
      requested,
      place: { view: place?.view, ...served },
      found: words && { article: served.article ?? '', words },
    }),
  );
  const language = place?.language ?? chosen;
  const portal = values.portalUrl ? serverAddress(values.portalUrl) : mainUrl;
  const href = useCallback((to: Place) => `${portal}${readPath(to)}`, [portal]);
  if (!place) return <NoDocument host={host} />;

  /** The page decides whether the reader may go to another document. */
  const mayGo = (to: Place) =>
    to.regTextId === place.regTextId ||
    host.emit('reg-navigate', { href: href(to), regTextId: to.regTextId, id: to.path ?? to.article ?? '' });
  return (
    <SignInGate host={host} mode={values.signIn}>
      <PdfFolder value={values.pdfFolder}>
        {place.otherView || place.compareTo || place.languages ? (
          <OtherView
            host={host}
            place={{ ...place, language }}
            href={href}
            onPlace={(to) => mayGo(to) && setTarget({ requested, place: to })}
          />
        ) : (
          <ReaderView
            {...place}
            language={language}
            view={place.view ?? 'text'}
            headers={values.hideHeaders ? false : undefined}
            zoom={zoomOption(values.zoom)}
            compact
            Bar={ViewBar}
            PdfView={PdfView}
            href={href}
            arrival={arrival}
            wordMatches={found}
            onHighlightsRemoved={() => setTarget({ requested, place })}
            onNavigate={(to, mode) => {
              if (mayGo(to))
                setTarget({
                  requested,
                  place: { ...place, ...to },
                  found: mode === 'push' ? undefined : found,
                });
            }}
            onView={(to, otherView) => setTarget({ requested, place: { ...place, ...to, otherView } })}
            onOpened={({ regTextId, id, language: displayed, versionDate }) =>
              host.emit('reg-opened', {
                kind: 'regulation',
                id: id ? `${regTextId}~${id}` : regTextId,
                language: displayed,
                versionDate,
              })
            }
            onDownload={(name) => host.emit('reg-download', { name })}
          />
        )}
      </PdfFolder>
    </SignInGate>
  );
}

/**
 * Opens places that other views of this app request, scrolls to the reader and takes the focus along. Returns a new
 * object for each.
 */
function useServing(
  navigationBus: NavigationBus,
  host: ReaderHost,
  onRequest: (place: RequestedPlace) => void,
): object | undefined {
  const [arrival, setArrival] = useState<object>();
  const open = useEffectEvent(onRequest);
  useEffect(() => {
    host.element.shadowRoot?.querySelector(`.${themeRoot}`)?.setAttribute(servingMark, '');
    return navigationBus.serve((requested) => {
      open(requested);
      setArrival({});
      host.element.scrollIntoView({ block: 'nearest' });
      focusView(host);
    });
  }, [navigationBus, host]);
  useEffect(() => {
    // A reader that had no document before has a view only now.
    if (arrival && !host.element.shadowRoot?.activeElement) focusView(host);
  }, [arrival, host]);
  return arrival;
}

/** The whole view, not a paragraph of it: that would be the place to go to. The end of the jump takes the focus on. */
function focusView({ element }: ReaderHost) {
  element.shadowRoot?.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true });
}

/** Limits the option to 0.8 to 2, as documented; an invalid value means 1. */
function zoomOption(zoom: number): number {
  return zoom > 0 ? Math.min(2, Math.max(0.8, zoom)) : 1;
}
