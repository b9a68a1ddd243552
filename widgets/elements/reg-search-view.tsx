import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { advancedSearchTopic } from '#core/contract/main/topic-names.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { readPath } from '#core/law/deep-link.ts';
import { matchedWords } from '#core/search/matched-words.ts';
import { newSearch, type SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch, Destination, Search } from '#core/search/search-types.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { type FrameProps, mountFrame } from '../element-frame.tsx';
import type { MountedView, UsedShell } from '../element-spec.ts';
import { serverAddress } from '../page-address.ts';
import type { HitPlace } from '../search/results-props.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { languageOption } from './language-option.ts';
import { addressBy, openPlace } from './open-place.ts';
import * as styles from './reg-search.css.ts';
import { type SearchHost, type SearchOptions, searchAttributes } from './reg-search-options.ts';
import { SignInGate } from './SignInGate.tsx';

/** Results load with the first search, so that a page with a box loads only the box. */
const SearchResults = lazyComponent(
  async () => (await import('../search/SearchResults.tsx')).SearchResults,
  'throw',
);

export function mount(place: HTMLElement, host: SearchHost, shell: UsedShell): MountedView {
  const draw = (props: FrameProps<SearchHost>) => (
    <SignInGate host={host} mode={props.values.signIn} reads>
      <Arriving {...props} shell={shell} />
    </SignInGate>
  );
  return mountFrame(place, host, [commonTexts, searchTexts], draw, shell.isFocused);
}

type Props = FrameProps<SearchHost> & { shell: UsedShell };

/** The store of the search loads with the first box on the page. */
function Arriving(props: Props) {
  const { search: bring, notices } = useApp();
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    let isMounted = true;
    bring().then(
      (arrived) => isMounted && setSearch(arrived),
      (error: unknown) => notices.report(error, 'load the search'),
    );
    return () => {
      isMounted = false;
    };
  }, [bring, notices]);
  return search ? <RegSearch {...props} search={search} /> : null;
}

function RegSearch({ host, values, shell, search }: Props & { search: Search }) {
  const app = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const { $documentLanguage, mainUrl, navigationBus } = app;
  const chosen = useStore($documentLanguage);
  const [searching] = useState(() => search.createBoxSearch());
  const displayLanguage = languageOption(values.language) ?? chosen;
  const searchLanguage = languageOption(values.searchLanguage) ?? displayLanguage;
  // The page names the language in which to search, so no other is searched by itself.
  const chosenLanguage = languageOption(values.searchLanguage) ? ({ languageChosen: true } as const) : {};
  const [request, setAsked] = useState<SearchRequest>();
  const portal = values.portalUrl ? serverAddress(values.portalUrl) : mainUrl;
  const ownAddress = (to: HitPlace) => values.readerUrl && addressBy(values.readerUrl, to);
  const href = (to: HitPlace) => ownAddress(to) || `${portal}${readPath(to)}`;
  const advanced = `${portal}/topic/${advancedSearchTopic}`;
  const field = useRef<HTMLInputElement>(null);
  const label = useLabel(host);
  useEffect(() => () => searching.close(), [searching]);
  useEffect(() => tellSearched(host, searching), [host, searching]);

  const open = (to: HitPlace, words?: readonly string[]) => {
    const own = Boolean(ownAddress(to));
    if (values.readerUrl && !own)
      host.emit('reg-failed', { code: 'INVALID_ATTRIBUTE', where: `reader-url: ${values.readerUrl}` });
    openPlace({ ...to, words }, { navigationBus, host, href: href(to), mainUrl, own, leave });
  };
  const show = (next: SearchRequest) => {
    if (!values.hideResults) {
      setAsked(next);
      void searching.show(next);
      return;
    }
    const address = `${portal}/search/${next.searchLanguage}/${next.displayLanguage}/${encodeURIComponent(next.term)}${next.languageChosen ? '?language=chosen' : ''}`;
    if (host.emit('reg-navigate', { href: address, regTextId: '', id: '' })) leave(address, false);
  };
  const go = (destination: Destination) => {
    if (destination.to === 'results') show(destination.request);
    else if (destination.to === 'read') open(destination);
  };
  const sent = useCarried(shell, searching, field);
  useRequestOfPage(values, { searchLanguage, displayLanguage, ...chosenLanguage }, (next) => {
    searching.$term.set(next.term);
    show(next);
  });

  return (
    <div className={classes(styles.element, request && styles.withResults)}>
      <div className={styles.box}>
        <SearchBox
          search={search}
          searching={searching}
          context={{ searchLanguage, displayLanguage, ...chosenLanguage }}
          field={field}
          label={label}
          onGo={go}
          sent={sent}
          advanced={{ href: advanced, onFollow: () => leave(advanced, false) }}
        />
      </div>
      {request ? (
        <div
          className={styles.results}
          ref={(place) => place?.style.setProperty('--reg-results-height', height(values))}
        >
          <SearchResults
            compact
            pending={<Skeleton lines={6} label={text('common.loading')} />}
            searching={searching}
            request={request}
            onAsk={show}
            href={href}
            onOpen={(to, hit) => open(to, hit && matchedWords(hit))}
          />
        </div>
      ) : null}
    </div>
  );
}

const height = ({ resultsHeight }: SearchOptions) =>
  `${resultsHeight > 0 ? resultsHeight : searchAttributes.resultsHeight.fallback}px`;

function leave(href: string, own: boolean) {
  if (own) globalThis.location.assign(href);
  else globalThis.open(href, '_blank', 'noopener');
}

/** Puts the text and the caret from the shell's field into the box; returns what was sent there. */
function useCarried(shell: UsedShell, searching: BoxSearch, field: { current: HTMLInputElement | null }) {
  const [sent, setSent] = useState<string>();
  // Before the browser hands the next key to anything.
  useLayoutEffect(() => {
    const carried = shell.take();
    if (!carried) return;
    const { typed, focused, pressed } = carried;
    if (typed) searching.$term.set(typed);
    if (focused) field.current?.focus();
    if (typed && pressed) setSent(typed);
  }, [searching, shell, field]);
  return sent;
}

/** The words of the page's labels; a page may add one later, so they are read again when the focus comes. */
function useLabel(host: SearchHost): string | undefined {
  const [label, setLabel] = useState(host.label);
  useEffect(() => {
    const read = () => setLabel(host.label);
    host.element.addEventListener('focusin', read);
    return () => host.element.removeEventListener('focusin', read);
  }, [host]);
  return label;
}

/** Reports every completed search to the page. */
function tellSearched(host: SearchHost, searching: BoxSearch): () => void {
  return searching.$results.listen((results) => {
    if (results.state !== 'ready') return;
    host.emit('reg-searched', { term: searching.$request.get()?.term ?? '', total: results.value.total });
  });
}

/** Runs the search that the page requests by `search` or `term`, and again when the request changes. */
function useRequestOfPage(
  values: SearchOptions,
  languages: Pick<SearchRequest, 'searchLanguage' | 'displayLanguage' | 'languageChosen'>,
  onRequest: (request: SearchRequest) => void,
) {
  const whole: Partial<SearchRequest> = values.search ?? {};
  const term = values.term ?? (typeof whole.term === 'string' ? whole.term : '');
  const { searchLanguage, displayLanguage } = languages;
  const key = JSON.stringify([term, whole, languages]);
  const latest = useRef(onRequest);
  latest.current = onRequest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole request
  useEffect(() => {
    if (term.trim() === '') return;
    const request = { ...newSearch(term, searchLanguage, displayLanguage), ...languages };
    latest.current({ ...request, ...whole, term: term.trim() });
  }, [key]);
}
