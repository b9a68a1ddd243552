import { lazy, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { commonTexts } from '#core/i18n/common.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { useApp, useText, useTexts } from '#widgets/app-context.tsx';
import { ReaderView } from '#widgets/reader/ReaderView.tsx';
import type { OpenedDetail, Place } from '#widgets/reader/reader-props.ts';
import { ViewBar } from '#widgets/reader/ViewBar.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { readEntryState } from '../entry-state.ts';
import { routes } from '../routes.ts';
import { padded } from '../shell/page.css.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { useReadPlace } from '../shell/use-document-language.ts';
import { searchKey } from '../shell/use-search-key.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const PdfView = lazy(async () => ({ default: (await import('#widgets/reader/pdf/PdfView.tsx')).PdfView }));

/** The address becomes the reader's place, and the places the reader goes to become addresses. */
export function ReadPage() {
  const hasTexts = useTexts(readerTexts);
  const text = useText<typeof commonTexts>();
  const place = useReadPlace();
  if (!hasTexts)
    return (
      <div className={padded}>
        <Skeleton lines={6} label={text('common.loading')} />
      </div>
    );
  return place ? <OpenPlace place={place} /> : <NotFoundPage />;
}

function OpenPlace({ place }: { place: Place }) {
  const { $documentLanguage } = useApp();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenedDetail>();
  const entry: unknown = useHistoryState();
  const { found } = useMemo(() => readEntryState(entry), [entry]);
  const name = opened?.regTextId === place.regTextId ? opened.name : place.regTextId;
  usePageTitle(name);

  useEffect(
    // The picker was used: it wins over a language that the address names.
    () =>
      $documentLanguage.listen(() => {
        if (place.language)
          navigate(routes.read.address({ ...place, language: undefined }), { replace: true });
      }),
    [$documentLanguage, navigate, place],
  );

  return (
    <ReaderView
      {...place}
      view={place.view ?? 'text'}
      heading={1}
      searchKey={searchKey}
      Bar={ViewBar}
      PdfView={PdfView}
      href={routes.read.address}
      found={found}
      onFoundRemoved={() => window.history.replaceState(null, '')}
      onOpened={setOpened}
      onNavigate={(to, mode) => {
        const language = to.language === $documentLanguage.get() ? undefined : to.language;
        // Who scrolls on is still at what was opened.
        const stays =
          mode === 'replace' ? { replace: true, state: window.history.state as unknown } : undefined;
        navigate(routes.read.address({ ...to, language }), stays);
      }}
    />
  );
}
