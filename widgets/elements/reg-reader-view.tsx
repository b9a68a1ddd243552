import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { App } from '#core/app.ts';
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
import { lazyCode, lazyComponent, useLazyCode } from '../ui/lazy-component.tsx';
import { languageOption } from './language-option.ts';
import type { OpenRequest } from './open-request.ts';
import { type ElementPlace, isSamePlace, placeOfOptions } from './place-of-options.ts';
import type { ReaderHost } from './reg-reader-options.ts';
import { SignInGate } from './SignInGate.tsx';
import { servingMark } from './serving-mark.ts';

/** Loads after the text has been drawn; its room stays empty meanwhile, and if it cannot be loaded. */
const ViewBar = lazyComponent(async () => (await import('../reader/ViewBar.tsx')).ViewBar, 'pending');
const PdfView = lazyComponent(async () => (await import('../reader/pdf/PdfView.tsx')).PdfView, 'throw');

/** The places that the page asks for with `open()`. */
type Requests = WritableAtom<OpenRequest | undefined>;

export function mount(place: HTMLElement, host: ReaderHost): MountedView {
  const $request: Requests = atom();
  let latest: OpenRequest | undefined;
  const hand = (request: OpenRequest) => {
    latest = request;
    $request.set(request);
  };
  const draw = (props: FrameProps<ReaderHost>) => <RegReader {...props} $request={$request} />;
  const frame = mountFrame(place, host, [commonTexts, readerTexts], draw);
  return {
    ...frame,
    open: async (to) => (await import('./open-request.ts')).requestPlace(to, hand),
    unmount() {
      latest?.reject('REMOVED');
      frame.unmount();
    },
  };
}

const NoDocument = lazyComponent(async () => (await import('./NoDocument.tsx')).NoDocument, 'throw');
const OtherView = lazyComponent(async () => (await import('./OtherView.tsx')).OtherView, 'throw');
const WhenUsed = lazyComponent(async () => (await import('./WhenUsed.tsx')).WhenUsed);
const ElementNotices = lazyComponent(async () => (await import('./ElementNotices.tsx')).ElementNotices);
const PlaceReports = lazyComponent(async () => (await import('./PlaceReports.tsx')).PlaceReports);

/** What the text itself says has messages of its own. */
const noticesOfWatching = /^watching\./;

type Target = {
  requested: ElementPlace | undefined;
  place: ElementPlace | undefined;
  found?: WordMatches | undefined;
  /** The request of the page that led here. */
  request?: OpenRequest | undefined;
};

function RegReader({ host, values, $request }: FrameProps<ReaderHost> & { $request: Requests }) {
  const { $documentLanguage, mainUrl, navigationBus, session } = useApp();
  const chosen = useStore($documentLanguage);
  const requested = placeOfOptions(values);
  // The place to which the user navigated inside the element; a new request of the page replaces it.
  const [target, setTarget] = useState<Target>({ requested, place: requested });
  const reported = useRef<string>(undefined);
  const stays = isSamePlace(target.requested, requested);
  if (!stays) {
    target.request?.reject('SUPERSEDED');
    setTarget({ requested, place: requested });
  }
  const { place, found, request }: Target = stays ? target : { requested, place: requested };
  const go = (next: Omit<Target, 'requested'>) => {
    if (next.request !== request) request?.reject('SUPERSEDED');
    setTarget({ requested, ...next });
  };
  const arrival = useServing(navigationBus, host, $request, {
    onServed: ({ words, ...served }) =>
      go({
        place: { view: place?.view, ...served },
        found: words && { article: served.article ?? '', words },
      }),
    onRequest(next) {
      const to = next.placeFrom(place, session.$session.get().signedIn);
      if (to) go({ place: to, request: next });
    },
  });
  const [used, setUsed] = useState(false);
  const hasComments = useHasComments(values.comments);
  const commented = useReaderComments(hasComments && used);
  const language = place?.language ?? languageOption(values.language) ?? chosen;
  const portal = values.portalUrl ? serverAddress(values.portalUrl) : mainUrl;
  const href = useCallback((to: Place) => `${portal}${readPath(to)}`, [portal]);
  if (!place) return <NoDocument host={host} />;

  /** The page decides whether the reader may go to another document. */
  const mayGo = (to: Place) =>
    to.regTextId === place.regTextId ||
    host.emit('reg-navigate', { href: href(to), regTextId: to.regTextId, id: to.path ?? to.article ?? '' });
  return (
    <SignInGate host={host} mode={values.signIn} reads>
      <PdfFolder value={values.pdfFolder}>
        {place.otherView || place.compareTo || place.languages ? (
          <OtherView
            host={host}
            place={{ ...place, language }}
            href={href}
            reported={reported}
            onPlace={(to) => mayGo(to) && go({ place: to })}
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
            {...commented}
            within={() => (
              <>
                <PlaceReports host={host} reported={reported} request={request} />
                {commented ? <ElementNotices of={noticesOfWatching} /> : null}
                {hasComments ? <WhenUsed onUsed={() => setUsed(true)} /> : null}
              </>
            )}
            onFailed={(code) => request?.reject(code)}
            wordMatches={found}
            onHighlightsRemoved={() => go({ place, request })}
            onNavigate={(to, mode) => {
              if (mayGo(to)) go({ place: { ...place, ...to }, found: mode === 'push' ? undefined : found });
            }}
            onView={(to, otherView) => go({ place: { ...place, ...to, otherView } })}
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

const readerComments = lazyCode(async () => {
  const [{ createReaderComments }, { createReaderAssurance }, { withCarried }, { Watch }] = await Promise.all(
    [
      import('../comments/reader-comments.tsx'),
      import('../assurance/reader-assurance.tsx'),
      import('../carry-over/with-carried.tsx'),
      import('../watching/Watch.tsx'),
    ],
  );
  return (app: App) => ({
    ...withCarried({ ...createReaderComments(app), ...createReaderAssurance(app) }),
    Watch,
  });
});

/** Whether comments are offered: to whoever is signed in at an organisation's server whose address is known. */
function useHasComments(option: string): boolean {
  const { session } = useApp();
  const { signedIn } = useStore(session.$session);
  return option.toLowerCase() !== 'off' && signedIn && session.domainUrl() !== undefined;
}

/** The comments of the reader, its assurance, and watching; their code and calls come once the reader is used. */
function useReaderComments(isNeeded: boolean) {
  const app = useApp();
  const { loaded } = useLazyCode(readerComments, isNeeded);
  return useMemo(() => (isNeeded ? loaded?.(app) : undefined), [isNeeded, loaded, app]);
}

type Requested = { onServed: (place: RequestedPlace) => void; onRequest: (request: OpenRequest) => void };

/**
 * Opens places that other views of this app or the page request. For those of views it scrolls to the reader and takes
 * the focus along. Returns a new object for each.
 */
function useServing(
  navigationBus: NavigationBus,
  host: ReaderHost,
  $request: Requests,
  { onServed, onRequest }: Requested,
): object | undefined {
  const [arrival, setArrival] = useState<{ takesFocus: boolean }>();
  const serve = useEffectEvent(onServed);
  const open = useEffectEvent(onRequest);
  useEffect(() => {
    const root = host.element.shadowRoot?.querySelector(`.${themeRoot}`);
    // Not before elements of other copies on the page can hand their places to this one.
    void Promise.resolve(navigationBus.joining()).then(() => root?.setAttribute(servingMark, ''));
    return navigationBus.serve((requested) => {
      serve(requested);
      setArrival({ takesFocus: true });
      host.element.scrollIntoView({ block: 'nearest' });
      focusView(host);
    });
  }, [navigationBus, host]);
  useEffect(
    () =>
      $request.subscribe((request) => {
        if (!request) return;
        $request.set(undefined);
        setArrival({ takesFocus: false });
        open(request);
      }),
    [$request],
  );
  useEffect(() => {
    // A reader that had no document before has a view only now.
    if (arrival?.takesFocus && !host.element.shadowRoot?.activeElement) focusView(host);
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
