import './effects-at-once.ts';
import { useStore } from '@nanostores/react';
import { Component, type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { App } from '#core/app.ts';
import { shellWords } from '#core/i18n/shell-words.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { themeRoot } from '#styles/theme.css.ts';
import '#styles/base.css.ts';
import { AppProvider } from './app-context.tsx';
import { appKeyOf, namesOtherServers } from './app-key.ts';
import type { CommonOptions } from './common-options.ts';
import { attend } from './element-conduct.ts';
import { takeEarly } from './element-early.ts';
import { interfaceLanguage } from './element-language.ts';
import type { ElementHost, MountedView } from './element-spec.ts';
import { type AppKey, takeApp } from './shared-app.ts';
import { tellPage } from './tell-page.ts';
import { lazyComponent } from './ui/lazy-component.tsx';

const RefusedAddress = lazyComponent(
  async () => (await import('./RefusedAddress.tsx')).RefusedAddress,
  'throw',
);

export type FrameProps<H extends ElementHost> = {
  host: H;
  values: ReturnType<H['values']>;
  /** Increases with each reload(). */
  round: number;
};

/** Mounts the React part of an element: shared app, texts, theme, language and error boundary. */
export function mountFrame<H extends ElementHost>(
  place: HTMLElement,
  host: H,
  texts: TextBundle[],
  Content: (props: FrameProps<H>) => ReactNode,
  /** The user already uses the shell, so no keystroke may be lost while the view replaces it. */
  atOnce = false,
): MountedView {
  const frame = document.createElement('div');
  frame.className = themeRoot;
  place.append(frame);
  const root = createRoot(frame);
  const conduct = attend(place.getRootNode() as ShadowRoot, host);
  let round = 0;
  let taken = takeEarly(host)?.withTexts(texts) ?? takeApp(appKeyOf(host.values()), texts);

  const draw = () => {
    const values = host.values() as ReturnType<H['values']>;
    const next = appKeyOf(values);
    const isMoved = taken.isMoved(next);
    if (!isMoved && !taken.follow(next)) {
      taken.giveBack();
      taken = takeApp(next, texts);
    }
    prepare(taken.app, host, values, frame);
    root.render(
      <StrictMode>
        <Boundary key={round} host={host}>
          <AppProvider app={taken.app}>
            <PageEvents host={host} app={taken.app} />
            <Admission host={host} app={taken.app} next={next} isMoved={isMoved}>
              <Content host={host} values={values} round={round} />
            </Admission>
          </AppProvider>
        </Boundary>
      </StrictMode>,
    );
  };
  if (atOnce) flushSync(draw);
  else draw();
  return {
    update() {
      draw();
      conduct.check();
    },
    moved: conduct.restore,
    reload() {
      taken.app.session.resume();
      round += 1;
      draw();
    },
    signOut: () => void (host.values().token || taken.app.session.signOut()),
    unmount() {
      conduct.end();
      root.unmount();
      taken.giveBack();
    },
  };
}

type AdmissionProps = { host: ElementHost; app: App; next: AppKey; isMoved: boolean; children: ReactNode };

/** Draws nothing that makes a call where the element names other servers than those of its session. */
function Admission({ host, app, next, isMoved, children }: AdmissionProps) {
  const session = useStore(app.session.$session);
  const isForeign = isMoved || namesOtherServers(app, session, next);
  return !isForeign && app.mainUrl ? children : <RefusedAddress host={host} isForeign={isForeign} />;
}

/** Applies the element's options to its translator and its wrapper. */
function prepare(app: App, host: ElementHost, values: CommonOptions, frame: HTMLElement) {
  const language = interfaceLanguage(host.element, values.lang);
  frame.lang = language.toLowerCase();
  if (app.translator.$language.get() !== language) {
    app.translator
      .setLanguage(language)
      .catch((error: unknown) => app.notices.report(error, 'interface language'));
  }
  const { theme, density } = values;
  if (theme === 'light' || theme === 'dark') frame.dataset.theme = theme;
  else delete frame.dataset.theme;
  frame.dataset.density = density;
  const accent = getComputedStyle(host.element).getPropertyValue('--reg-accent').trim();
  if (accent) {
    frame.dataset.accent = 'host';
    import('#styles/host-accent.css.ts').catch((error: unknown) =>
      app.notices.report(error, 'load the accent'),
    );
  } else delete frame.dataset.accent;
}

function PageEvents({ host, app }: { host: ElementHost; app: App }) {
  useEffect(() => tellPage(host, app), [app, host]);
  return null;
}

/** Errors stay inside the element, which displays a message of its own. */
class Boundary extends Component<{ host: ElementHost; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    // biome-ignore lint/suspicious/noConsole: Preact, unlike React, catches it without a word
    console.error(error);
    this.props.host.emit('reg-failed', { code: 'VIEW_FAILED', where: error.message });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = shellWords[interfaceLanguage(this.props.host.element, this.props.host.values().lang)];
    return (
      <div className="reg-shell" role="alert">
        <p>{words.failed}</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {words.retry}
        </button>
      </div>
    );
  }
}
