import { useCallback, useEffect } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { parseReadingView, type ReadingView, withReadingView } from '#core/law/reading-view.ts';
import { ComparisonView } from '../comparison/ComparisonView.tsx';
import type { ElementHost } from '../element-spec.ts';
import { ParallelView } from '../parallel/ParallelView.tsx';
import type { Place } from '../reader/reader-props.ts';
import type { ElementPlace } from './place-of-options.ts';

type OtherViewProps = {
  host: ElementHost;
  place: ElementPlace & { language: LanguageCode };
  href: (place: Place) => string;
  onPlace: (place: ElementPlace) => void;
};

/** A comparison or several languages inside the element; loads when the page or the user asks for it. */
export function OtherView({ host, place, href, onPlace }: OtherViewProps) {
  const { otherView, compareTo, languages, ...alone } = place;
  const view = otherView ?? viewOf({ compareTo, languages });
  const isCompared = view.compare !== undefined || view.with !== undefined;
  const isOther = isCompared || view.languages !== undefined;
  const hrefOf = useCallback(
    (to: Place, settings: ReadingView) => withReadingView(href(to), settings),
    [href],
  );
  useEffect(() => {
    // A view that names nothing displayable is treated as absent.
    if (!isOther) onPlace(alone);
  });
  if (!isOther) return null;
  if (!isCompared)
    return (
      <ParallelView
        {...alone}
        languages={view.languages ?? []}
        href={hrefOf}
        onNavigate={(to, settings) => onPlace({ ...to, view: place.view, otherView: settings })}
        onClose={() => onPlace(alone)}
        onOpened={({ document, versionDate, languages: [language = place.language] }) =>
          host.emit('reg-opened', { kind: 'regulation', id: document.regTextId, language, versionDate })
        }
      />
    );
  return (
    <ComparisonView
      {...alone}
      view={view}
      href={hrefOf}
      onNavigate={(to, settings) => onPlace({ ...to, view: place.view, otherView: settings })}
      onClose={(to) => onPlace({ ...alone, ...to })}
      onOpened={({ after }) =>
        host.emit('reg-opened', {
          kind: 'regulation',
          id: after.path === undefined ? after.regTextId : `${after.regTextId}~${after.path}`,
          language: after.language,
          versionDate: after.versionDate,
        })
      }
    />
  );
}

function viewOf({ compareTo, languages }: Pick<ElementPlace, 'compareTo' | 'languages'>): ReadingView {
  const query = new URLSearchParams();
  if (compareTo) query.set('compare', compareTo);
  else if (languages) query.set('languages', languages);
  return parseReadingView(query.toString());
}
