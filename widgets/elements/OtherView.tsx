import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import type { VersionStatus } from '#core/contract/main/text-status.ts';
import { type Naming, namings, withShortName } from '#core/law/display-name.ts';
import { parseReadingView, type ReadingView, withReadingView } from '#core/law/reading-view.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import { ComparisonView } from '../comparison/ComparisonView.tsx';
import { createPlaceNames } from '../law/create-drawing.ts';
import { ParallelView } from '../parallel/ParallelView.tsx';
import type { Place } from '../reader/reader-props.ts';
import { placeDetail, usePlaceEvent } from './place-event.ts';
import type { ElementPlace } from './place-of-options.ts';
import type { ReaderHost } from './reg-reader-options.ts';

type OtherViewProps = {
  host: ReaderHost;
  place: ElementPlace & { language: LanguageCode };
  /** The last place that was reported to the page. */
  reported: RefObject<string | undefined>;
  href: (place: Place) => string;
  onPlace: (place: ElementPlace) => void;
};

/** A comparison or several languages inside the element; loads when the page or the user asks for it. */
export function OtherView({ host, place, reported, href, onPlace }: OtherViewProps) {
  const { otherView, compareTo, languages, ...alone } = place;
  const view = otherView ?? viewOf({ compareTo, languages });
  const isCompared = view.compare !== undefined || view.with !== undefined;
  const isOther = isCompared || view.languages !== undefined;
  const hrefOf = useCallback(
    (to: Place, settings: ReadingView) => withReadingView(href(to), settings),
    [href],
  );
  const [opened, setOpened] = useState<Opened>();
  usePlaceEvent(host, reported, detailOf(alone, opened, hrefOf(alone, view)));
  useEffect(() => {
    // A view that names nothing displayable is treated as absent.
    if (!isOther) onPlace(alone);
  });
  const handleOpened = (next: Opened) => {
    setOpened(next);
    const { id, language, versionDate } = next;
    host.emit('reg-opened', { kind: 'regulation', id, language, versionDate });
  };
  if (!isOther) return null;
  if (!isCompared)
    return (
      <ParallelView
        {...alone}
        languages={view.languages ?? []}
        href={hrefOf}
        onNavigate={(to, settings) => onPlace({ ...to, view: place.view, otherView: settings })}
        onClose={() => onPlace(alone)}
        onOpened={(parallel) => handleOpened(openedParallel(parallel, place.language))}
      />
    );
  return (
    <ComparisonView
      {...alone}
      view={view}
      href={hrefOf}
      onNavigate={(to, settings) => onPlace({ ...to, view: place.view, otherView: settings })}
      onClose={(to) => onPlace({ ...alone, ...to })}
      onOpened={(comparison) => handleOpened(openedComparison(comparison))}
    />
  );
}

/** What is on screen, with what citations of its places need. */
type Opened = {
  id: string;
  regTextId: string;
  shortName: string;
  language: LanguageCode;
  versionDate: string;
  status: VersionStatus;
  isBehind: boolean;
  naming: Naming;
};

const namingOf = (units: readonly { kind: string }[]) =>
  units.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;

function openedComparison({ after, rows }: Comparison): Opened {
  const { regTextId, path, displayName: shortName, language, versionDate, status, behind } = after;
  const id = path === undefined ? regTextId : `${regTextId}~${path}`;
  const isBehind = behind !== undefined;
  return { id, regTextId, shortName, language, versionDate, status, isBehind, naming: namingOf(rows) };
}

function openedParallel(
  { document, versionDate, languages, behind, outline }: OpenedParallel,
  displayed: LanguageCode,
): Opened {
  const { regTextId, shortNames, displayName, status } = document;
  const [language = displayed] = languages;
  const shortName = shortNames[language] ?? displayName;
  const older = behind?.[0];
  return {
    id: regTextId,
    regTextId,
    shortName,
    language,
    versionDate: older?.textDate ?? versionDate,
    status,
    isBehind: Boolean(older),
    naming: namingOf(outline),
  };
}

/** The place as it is reported to the page, once its document is on screen. */
function detailOf({ regTextId, article, path = article }: Place, opened: Opened | undefined, href: string) {
  if (opened?.regTextId !== regTextId) return undefined;
  const { shortName, naming, ...text } = opened;
  const name = path === undefined ? undefined : createPlaceNames(text.language, naming)(path);
  const citation = name === undefined ? shortName : withShortName(name, text.language, shortName);
  return placeDetail({ ...text, citation, href, path });
}

function viewOf({ compareTo, languages }: Pick<ElementPlace, 'compareTo' | 'languages'>): ReadingView {
  const query = new URLSearchParams();
  if (compareTo) query.set('compare', compareTo);
  else if (languages) query.set('languages', languages);
  return parseReadingView(query.toString());
}
