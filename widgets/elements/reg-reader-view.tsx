import { useStore } from '@nanostores/react';
import { lazy, useMemo, useState } from 'react';
import { languageCodes } from '#core/contract/languages.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { elementTexts } from '#core/i18n/element.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readPath } from '#core/law/deep-link.ts';
import { useApp } from '../app-context.tsx';
import { type FrameProps, mountFrame, textOption } from '../element-frame.tsx';
import type { ElementHost, MountedView } from '../element-spec.ts';
import { ReaderView } from '../reader/ReaderView.tsx';
import type { Place } from '../reader/reader-props.ts';
import { SignInGate } from './SignInGate.tsx';

const PdfView = lazy(() => import('../reader/pdf/PdfView.tsx').then((part) => ({ default: part.PdfView })));

export function mount(place: HTMLElement, host: ElementHost): MountedView {
  return mountFrame(place, host, [commonTexts, elementTexts, readerTexts], RegReader);
}

function RegReader({ host, values }: FrameProps) {
  const { $documentLanguage, mainUrl } = useApp();
  const chosen = useStore($documentLanguage);
  const asked = useMemo(() => askedPlace(values), [values]);
  // Where the reader went inside the element; a new attribute leads back to what the page asks for.
  const [went, setWent] = useState<{ asked: Place | undefined; place: Place }>();
  const place = went && went.asked === asked ? went.place : asked;
  const language = place?.language ?? chosen;
  const portal = (textOption(values, 'portalUrl') ?? mainUrl) || globalThis.location.origin;
  if (!place) return null;

  const href = (to: Place) => `${portal}${readPath(to)}`;
  return (
    <SignInGate host={host} mode={textOption(values, 'signIn') ?? 'own'}>
      <ReaderView
        {...place}
        language={language}
        view={place.view ?? 'text'}
        headers={values.hideHeaders === true ? false : undefined}
        zoom={zoomOption(values.zoom)}
        compact
        PdfView={PdfView}
        href={href}
        onNavigate={(to) => {
          const other = to.regTextId !== place.regTextId;
          const id = to.path ?? to.article ?? '';
          if (other && !host.emit('reg-navigate', { href: href(to), regTextId: to.regTextId, id })) return;
          setWent({ asked, place: { ...place, ...to } });
        }}
        onOpened={({ regTextId, id, language: shown, versionDate }) =>
          host.emit('reg-opened', {
            kind: 'regulation',
            id: `${regTextId}~${id}`,
            language: shown,
            versionDate,
          })
        }
        onDownload={(name) => host.emit('reg-download', { name })}
      />
    </SignInGate>
  );
}

/** From 0.8 to 2, as the option promises; what is no size is the normal one. */
function zoomOption(zoom: unknown): number {
  return typeof zoom === 'number' && zoom > 0 ? Math.min(2, Math.max(0.8, zoom)) : 1;
}

/** The place that the page asks for: single options win over the same word in `place`. */
function askedPlace(values: Record<string, unknown>): Place | undefined {
  const { place } = values;
  const whole: Partial<Place> = typeof place === 'object' && place !== null ? place : {};
  const regTextId = textOption(values, 'regTextId') ?? whole.regTextId;
  if (!regTextId) return undefined;
  const asked = (textOption(values, 'language') ?? whole.language)?.toUpperCase();
  const view = textOption(values, 'view');
  return {
    ...whole,
    regTextId,
    article: textOption(values, 'article') ?? whole.article,
    versionDate: textOption(values, 'versionDate') ?? whole.versionDate,
    language: languageCodes.find((code) => code === asked),
    view: view === 'pdf' ? 'pdf' : (whole.view ?? 'text'),
  };
}
