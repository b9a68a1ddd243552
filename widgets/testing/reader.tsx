import { useState } from 'react';
import { expect, vi } from 'vitest';
import type { App } from '#core/app.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { ReaderView } from '../reader/ReaderView.tsx';
import type { Navigate, Place, ReaderViewProps } from '../reader/reader-props.ts';
import { PaletteOffers } from '../reader/tools/PaletteOffers.tsx';
import { ViewBar } from '../reader/ViewBar.tsx';
import { aLampServer } from './lamp-act.ts';
import { type Answers, aTestApp, renderIn } from './view.tsx';

type ReaderOptions = Partial<ReaderViewProps> & {
  answers?: Answers;
  /** Entries of the device, such as a session. */
  stored?: Record<string, string>;
  /** Props that need the app. */
  withApp?: (app: App) => Partial<ReaderViewProps>;
  /** Width of the view: from 1280 three columns, from 960 contents and text, from 600 text, below a phone. */
  width?: number;
  /** Text that is on screen once the reader has loaded. */
  until?: string | RegExp;
};

type PageProps = Partial<ReaderViewProps> & { width: number; onGone: Navigate };

/** One for all time, as in the portal and the element: with another function the whole text is drawn again. */
const href: ReaderViewProps['href'] = ({ article, path }) => `#/${path ?? article ?? ''}`;

/** A page that goes to the places that the reader requests. */
function Page({ width, onGone, regTextId = 'lamp', ...props }: PageProps) {
  const [place, setPlace] = useState<Place>({ regTextId, view: props.view });
  const navigate: Navigate = (next, mode) => {
    onGone(next, mode);
    setPlace(next);
  };
  return (
    <main style={{ blockSize: '800px', inlineSize: `${width}px` }}>
      <ReaderView
        language="EN"
        href={href}
        Bar={ViewBar}
        within={(dialogs) => <PaletteOffers {...dialogs} />}
        {...props}
        {...place}
        view={place.view ?? 'text'}
        onNavigate={navigate}
      />
    </main>
  );
}

/** Opens the lamp act in a reader in English. */
export async function openReader(options: ReaderOptions = {}) {
  const { answers = aLampServer(), stored = {}, width = 1280, until = 'It applies at night.' } = options;
  const { answers: _, stored: __, width: ___, until: ____, withApp, ...props } = options;
  const test = aTestApp([readerTexts], answers, stored);
  const onNavigate = vi.fn<Navigate>();
  const view = await renderIn(
    test.app,
    <Page width={width} onGone={onNavigate} {...props} {...withApp?.(test.app)} />,
  );
  await expect.element(view.getByText(until).first()).toBeVisible();
  return { ...test, view, onNavigate };
}
