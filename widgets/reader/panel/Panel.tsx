import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { countAt } from '#core/comments/counts.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { versionRuns } from '#core/regulations/version-runs.ts';
import { useLoadedText, useText } from '../../app-context.tsx';
import { elementOf, headOf } from '../../document-view/marked-place.ts';
import { Designation } from '../../law/Designation.tsx';
import type { LeaveGuard, PanelSlot } from '../../panel-slot.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { PanelTab } from '../reader-props.ts';
import { useScene } from '../reader-scene.ts';
import { useCommentCounts } from '../use-comment-counts.ts';
import * as styles from './panel.css.ts';
import { useLoadedIncoming, useOutgoing } from './use-references.ts';

const Versions = lazyComponent(async () => (await import('./Versions.tsx')).Versions);
const References = lazyComponent(async () => (await import('./References.tsx')).References);

const $nothing = atom(undefined);

/** Everything about the current place: comments, assurance, versions, references. */
export function Panel({ tab, onTab }: { tab: PanelTab; onTab: (tab: PanelTab) => void }) {
  const { reading, entries, $current, $focusedPath, props, nameOf } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const index = useStore($current);
  const focused = useStore($focusedPath);
  const unit = useStore(reading.$units).get(index);
  const versions = useVersionCount(entries[index]?.id);
  useEffect(() => {
    void reading.loadVersions();
  }, [reading]);
  const path = focused ?? entries[index]?.id ?? '';
  const outgoing = useOutgoing(unit, path);
  const links = outgoing?.links;
  const incoming = useLoadedIncoming(path);
  // What the list shows, as soon as all of it is known: a number that grows with a click says nothing.
  const listed =
    links && outgoing?.isWhole && incoming?.complete
      ? links.references.length + links.terms.length + links.source.length + incoming.total
      : undefined;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const counts = useCommentCounts();
  const unsaved = useUnsaved();
  // The tab in which somebody writes stays with the place, and says so as a whole.
  const panelPath = (tab === 'comments' ? unsaved : undefined) ?? path;
  const commented = counts && countAt(counts, panelPath, !panelPath.includes('^')).total;
  const tabs = [
    {
      id: 'comments' as const,
      label: text('reader.comments'),
      count: commented,
      mark: unsaved && text('reader.unsaved'),
    },
    { id: 'assurance' as const, label: text('reader.assurance') },
    { id: 'versions' as const, label: text('reader.versions'), count: versions },
    { id: 'references' as const, label: text('reader.references'), count: listed },
  ];
  return (
    <div className={styles.panel}>
      <Tabs
        label={text('reader.panel')}
        tabs={tabs}
        value={tab}
        onChange={onTab}
        className={styles.tabs}
        panelClassName={styles.tabPanel}
      >
        <div className={styles.placeBar}>
          <Designation>{nameOf(panelPath)}</Designation>
          <div ref={setBar} className={styles.placeBarEnd} />
        </div>
        {tab === 'comments' ? <Slot slot={props.comments} path={path} bar={bar} empty="noComments" /> : null}
        {tab === 'assurance' ? (
          <Slot slot={props.assurance} path={path} bar={bar} empty="noAssurance" />
        ) : null}
        {tab === 'versions' ? <Versions path={entries[index]?.id ?? path} /> : null}
        {tab === 'references' ? <References links={links} path={path} /> : null}
      </Tabs>
    </div>
  );
}

/** The path in the open document where a comment is written that is not saved. */
function useUnsaved(): string | undefined {
  const { comments, regTextId } = useScene().props;
  const place = useStore(comments?.$unsaved ?? $nothing);
  const unsaved = place === undefined ? undefined : splitParagraphId(place);
  return unsaved?.regTextId === regTextId ? unsaved.path : undefined;
}

/** How many wordings the article has had, once its versions are known: the number stands over their list. */
function useVersionCount(article: string | undefined): number | undefined {
  const { reading, props } = useScene();
  const loaded = loadedValue(useStore(reading.$articleVersions));
  const isOfArticle =
    article !== undefined && loaded?.completeParagraphID === joinParagraphId(props.regTextId, article);
  return isOfArticle ? versionRuns(loaded.versions).length : undefined;
}

type SlotProps = {
  slot: PanelSlot | undefined;
  path: string;
  bar: HTMLElement | null;
  empty: 'noComments' | 'noAssurance';
};

/** A tab whose content comes from another feature; without that feature it says that there is nothing yet. */
function Slot({ slot, path, bar, empty }: SlotProps) {
  const text = useText(readingTexts);
  const { props, nameOf, versionDate, language, hrefTo, follow, $request, $guard, $root } = useScene();
  const request = useStore($request);
  const onGuard = useCallback((guard: LeaveGuard | undefined) => $guard.set(guard), [$guard]);
  const filled = slot?.({
    completeParagraphID: joinParagraphId(props.regTextId, path),
    name: nameOf(path),
    versionDate,
    language,
    nameOf,
    hrefTo,
    follow,
    bar,
    request,
    onServed: () => $request.set(undefined),
    onGuard,
    onBack() {
      const root = $root.get();
      const place =
        root && (elementOf(root, path) ?? headOf(root.querySelector(`[data-unit="${CSS.escape(path)}"]`)));
      place?.focus({ preventScroll: true });
    },
  });
  return (
    filled ?? (
      <div className={styles.part}>
        <EmptyState text={text?.(`reading.${empty}`)} />
      </div>
    )
  );
}
