import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import { byLetter, countEntries, definingTexts, narrowed, termOfLink } from '#core/glossary/narrow.ts';
import { type GlossaryList, glossary } from '#core/glossary/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type glossaryTexts as GlossaryTexts, glossaryTexts } from '#core/i18n/glossary.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { inset } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import { ListFilter } from '../ListFilter.tsx';
import * as viewList from '../view-list.css.ts';
import { DefiningTexts } from './DefiningTexts.tsx';
import * as styles from './glossary.css.ts';
import { LetterBar } from './LetterBar.tsx';
import { LetterSections } from './LetterSections.tsx';

/**
 * The terms defined by the texts in force. The chosen document is part of the address, and a term that a link
 * named; the typed filter is not.
 */
export function GlossaryPage() {
  return (
    <WithTexts texts={[glossaryTexts]}>
      <Glossary />
    </WithTexts>
  );
}

const none: readonly GlossaryTerm[] = [];

function Glossary() {
  const { part, $documentLanguage } = useApp();
  const { list: listIn, reload } = part(glossary);
  const text = useLoadedText<typeof GlossaryTexts | typeof commonTexts>();
  const language = useStore($documentLanguage);
  const list = useStore(listIn(language));
  const query = new URLSearchParams(useSearch());
  const regTextId = query.get('document') ?? undefined;
  const [words, definedAt] = [query.get('term') ?? '', query.get('at') ?? ''];
  const [, navigate] = useLocation();
  /** Undefined until somebody types: then what the link named is the filter. */
  const [ownWords, setTyped] = useState<string>();
  const content = useRef<HTMLDivElement>(null);

  const loaded = loadedValue(list);
  const all = loaded?.terms ?? none;
  useRest(list, () => void reload(language));
  const named = definedAt === '' ? words : termOfLink(all, definedAt, words);
  const typed = ownWords ?? named;
  // Another link names another term; what is typed is no part of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on what the address names
  useEffect(() => setTyped(undefined), [words, definedAt]);
  const texts = useMemo(() => definingTexts(all, language), [all, language]);
  // Deferred, so that typing stays fast in a long list.
  const term = useDeferredValue(typed);
  const matches = useMatches(term.trim(), language);
  const entries = useMemo(
    () => narrowed(all, { typed: term, regTextId, matches }),
    [all, term, regTextId, matches],
  );
  const sections = useMemo(() => byLetter(entries), [entries]);
  // The term stays in the address, so that choosing a text leaves the filter as it is.
  const showText = (regTextId: string | undefined) =>
    navigate(routes.glossary.address(regTextId, words, definedAt), { replace: true });

  return (
    <PageFrame
      title={text('glossary.title')}
      width="full"
      about={
        <>
          <p role="status">{loaded ? text('glossary.shown', { count: countEntries(entries) }) : '\u00a0'}</p>
          <p>{text('glossary.ofToday')}</p>
        </>
      }
      actions={
        <ListFilter
          label={text('glossary.filter')}
          clearLabel={text('glossary.clearFilter')}
          term={typed}
          onTerm={setTyped}
          onLeave={() => content.current?.querySelector<HTMLElement>('dl a')?.focus()}
        />
      }
      side={
        <DefiningTexts
          texts={texts}
          total={loaded && countEntries(all)}
          chosen={regTextId}
          onChoose={showText}
        />
      }
    >
      {sections.length > 0 ? <LetterBar sections={sections} content={content} /> : null}
      <div ref={content} className={classes(inset, viewList.content)}>
        {list.state === 'failed' ? (
          <FailedState
            error={list.error}
            title={text('glossary.failed')}
            onRetry={() => void reload(language)}
          />
        ) : loaded === undefined ? (
          <Skeleton lines={12} label={text('common.loading')} className={styles.skeleton} />
        ) : (
          <>
            {loaded.complete ? null : <StillReading list={loaded} />}
            {entries.length > 0 ? (
              <LetterSections sections={sections} language={language} />
            ) : term.trim() !== '' ? (
              <EmptyState
                text={text('glossary.noResult', { term: term.trim() })}
                action={<Button onClick={() => setTyped('')}>{text('glossary.clearFilter')}</Button>}
              />
            ) : regTextId === undefined ? (
              <EmptyState text={text('glossary.empty')} />
            ) : (
              <EmptyState
                text={text('glossary.emptyText')}
                action={<Button onClick={() => showText(undefined)}>{text('glossary.toAll')}</Button>}
              />
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}

function StillReading({ list: { read, texts } }: { list: GlossaryList }) {
  const text = useLoadedText<typeof GlossaryTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const counts = { read: formatNumber(read, locale), texts: formatNumber(texts, locale) };
  return <p className={styles.rest}>{text('glossary.reading', counts)}</p>;
}

/** Milliseconds without a keystroke before the server is asked. */
const pause = 200;

/** What the server finds by inflections and compounds of the typed words; the list itself knows parts of words only. */
function useMatches(typed: string, language: LanguageCode): ReadonlySet<string> | undefined {
  const { $search, search } = useApp().part(glossary);
  const last = loadedValue(useStore($search));
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => void search(language, typed), pause);
    return () => clearTimeout(timer);
  }, [typed, language, search]);
  return last?.typed === typed && last.language === language ? last.matches : undefined;
}

const [first, longest] = [1500, 30_000];

/** Requests the list again while the server still reads texts, with growing pauses. */
function useRest(list: Loadable<GlossaryList>, onAsk: () => void): void {
  const ask = useEffectEvent(onAsk);
  const waited = list.state === 'ready' && !list.value.complete ? list.value.waited : undefined;
  useEffect(() => {
    if (waited === undefined) return;
    const timer = setTimeout(() => ask(), Math.min(first * 2 ** waited, longest));
    return () => clearTimeout(timer);
  }, [waited]);
}
