import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { readerTexts } from '#core/i18n/reader.ts';
import { parseReadingView, type ReadingView, withFirst, withReadingView } from '#core/law/reading-view.ts';
import { maySeeChanges } from '#core/session/change-rights.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { createReaderAssurance } from '#widgets/assurance/reader-assurance.tsx';
import type { QueueLink } from '#widgets/carry-over/CarriedLine.tsx';
import { withCarried } from '#widgets/carry-over/with-carried.tsx';
import { createReaderComments } from '#widgets/comments/reader-comments.tsx';
import { ReaderView } from '#widgets/reader/ReaderView.tsx';
import type { OpenedDetail, Place } from '#widgets/reader/reader-props.ts';
import { PaletteOffers } from '#widgets/reader/tools/PaletteOffers.tsx';
import { ViewBar } from '#widgets/reader/ViewBar.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { Watch } from '#widgets/watching/Watch.tsx';
import { readEntryState } from '../../entry-state.ts';
import { routes } from '../../routes.ts';
import { PagePending } from '../../shell/PagePending.tsx';
import { pageKeys } from '../../shell/page-keys.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import { useReadPlace } from '../../shell/use-document-language.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';

const PdfView = lazyComponent(async () => (await import('#widgets/reader/pdf/PdfView.tsx')).PdfView, 'throw');
const ChangesAhead = lazyComponent(async () => (await import('./ChangesAhead.tsx')).ChangesAhead);
const ComparedPlace = lazyComponent(async () => (await import('./ComparedPlace.tsx')).ComparedPlace, 'throw');
const ParallelPlace = lazyComponent(async () => (await import('./ParallelPlace.tsx')).ParallelPlace, 'throw');

const MisreadLanguages = lazyComponent(
  async () => (await import('./MisreadLanguages.tsx')).MisreadLanguages,
  'throw',
);

/**
 * Turns the address into the place of the reader, a comparison or several languages, and navigation in them
 * into addresses.
 */
export function ReadPage() {
  const hasTexts = useText(readerTexts) !== undefined;
  const place = useReadPlace();
  if (!hasTexts) return <PagePending />;
  return place ? <OpenPlace place={place} /> : <NotFoundPage />;
}

const addressOfView = (place: Place, view: ReadingView) => withReadingView(routes.read.address(place), view);

function OpenPlace({ place }: { place: Place }) {
  const { $documentLanguage } = useApp();
  const [, navigate] = useLocation();
  const search = useLocationProperty(() => window.location.search);
  const view = useMemo(() => parseReadingView(search), [search]);
  const language = useStore($documentLanguage);

  useEffect(
    // The language picker takes precedence over the language of the address.
    () =>
      $documentLanguage.listen((chosen) => {
        const { languages } = view;
        if (!place.language && !languages) return;
        const settings = { ...view, languages: languages && withFirst(languages, chosen) };
        const address = routes.read.address({ ...place, language: undefined });
        navigate(withReadingView(address, settings), { replace: true });
      }),
    [$documentLanguage, navigate, place, view],
  );

  const [misread, setMisread] = useState<readonly string[]>();
  useEffect(() => {
    if (!view.misread) return;
    setMisread(view.misread);
    // Unknown languages are reported once and removed from the address.
    navigate(withReadingView(routes.read.address(place), view), { replace: true });
  }, [view, place, navigate]);

  const addressOf = (to: Place, settings: ReadingView = {}) => {
    const named = to.language === language ? undefined : to.language;
    return withReadingView(routes.read.address({ ...to, language: named }), settings);
  };
  const parts = {
    place: { ...place, language: place.language ?? language },
    view,
    href: addressOfView,
    onNavigate: (to: Place, settings: ReadingView, mode: 'push' | 'replace') =>
      navigate(addressOf(to, settings), { replace: mode === 'replace' }),
    onClose: (to: Place = place) => navigate(addressOf(to)),
  };
  const viewOfPlace = () => {
    if (view.compare !== undefined || view.with !== undefined)
      return <ComparedPlace {...parts} pending={<PagePending />} />;
    if (view.languages !== undefined) return <ParallelPlace {...parts} pending={<PagePending />} />;
    return <ReadPlace place={place} addressOf={addressOf} />;
  };
  return (
    <>
      {viewOfPlace()}
      {misread ? <MisreadLanguages languages={misread} onClose={() => setMisread(undefined)} /> : null}
    </>
  );
}

const queueLink: QueueLink = (caid, words, className) => (
  <Link href={routes.review.address(caid)} className={className}>
    {words}
  </Link>
);

type ReadPlaceProps = { place: Place; addressOf: (place: Place, view?: ReadingView) => string };

function ReadPlace({ place, addressOf }: ReadPlaceProps) {
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenedDetail>();
  const entry: unknown = useHistoryState();
  const { found } = useMemo(() => readEntryState(entry), [entry]);
  const app = useApp();
  const followsChanges = maySeeChanges(useStore(useApp().session.$session));
  const commented = useMemo(
    () => withCarried({ ...createReaderComments(app), ...createReaderAssurance(app) }, queueLink),
    [app],
  );
  const name = opened?.regTextId === place.regTextId ? opened.name : place.regTextId;
  usePageTitle(name);
  return (
    <ReaderView
      {...place}
      view={place.view ?? 'text'}
      pageKeys={pageKeys}
      Bar={ViewBar}
      PdfView={PdfView}
      Watch={Watch}
      {...commented}
      within={(dialogs) => (
        <>
          <PaletteOffers {...dialogs} />
          {followsChanges ? <ChangesAhead regTextId={place.regTextId} /> : null}
        </>
      )}
      href={routes.read.address}
      wordMatches={found}
      onHighlightsRemoved={() => window.history.replaceState(null, '')}
      sources={routes.sources.address()}
      onOpened={setOpened}
      onView={(to, view) => navigate(addressOf(to, view))}
      onGlossary={(term) =>
        navigate(
          term
            ? routes.glossary.address(undefined, term.words, term.definedAt)
            : routes.glossary.address(place.regTextId),
        )
      }
      onNavigate={(to, mode) => {
        // While scrolling, the state of the opened entry stays.
        const stays =
          mode === 'replace' ? { replace: true, state: window.history.state as unknown } : undefined;
        navigate(addressOf(to), stays);
      }}
    />
  );
}
