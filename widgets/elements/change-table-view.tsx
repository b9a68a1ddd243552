import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { refOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { shellWords } from '#core/i18n/shell-words.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { useApp } from '../app-context.tsx';
import { ChangeTable, type ChangeTableParts } from '../changes/ChangeTable.tsx';
import { type FrameProps, mountFrame } from '../element-frame.tsx';
import { interfaceLanguage } from '../element-language.ts';
import type { MountedView } from '../element-spec.ts';
import { serverAddress } from '../page-address.ts';
import { ScrollsInside } from '../table/scrolls-inside.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { nextPaint } from '../ui/next-paint.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ChangeTableHost } from './change-table-options.ts';
import { SignInGate } from './SignInGate.tsx';
import * as styles from './table-frame.css.ts';
import { type TableLinks, TableLinksContext } from './table-links.ts';
import { useChangeAccess } from './use-change-access.ts';
import { createDisplayed, type DisplayedAtom, useDisplayedChanges } from './use-displayed-changes.ts';

const NoChanges = lazyComponent(async () => (await import('./NoChanges.tsx')).NoChanges, 'throw');
const NoOrganisation = lazyComponent(
  async () => (await import('./NoOrganisation.tsx')).NoOrganisation,
  'throw',
);
const ElementNotices = lazyComponent(async () => (await import('./ElementNotices.tsx')).ElementNotices);

/** The notices of the table: those that its texts name. */
const noticesOfTable = /^change(?:s|export|files)\./;
const Detail = lazyComponent(async () => {
  // It has many files, and each request takes time in which nothing is painted.
  await nextPaint();
  return (await import('./ElementChangeDetail.tsx')).ElementChangeDetail;
});

export function mount(place: HTMLElement, host: ChangeTableHost): MountedView {
  const $displayed = createDisplayed();
  const draw = (props: FrameProps<ChangeTableHost>) => (
    <SignInGate host={host} mode={props.values.signIn}>
      <Admitted {...props} $displayed={$displayed} />
    </SignInGate>
  );
  return mountFrame(place, host, [commonTexts, changesTexts, tableTexts], draw);
}

type Props = FrameProps<ChangeTableHost> & { $displayed: DisplayedAtom };

/** Waits for the words of the page's language, in which changes are asked for too. */
function Admitted(props: Props) {
  const { host, values } = props;
  const { translator, notices, session } = useApp();
  const required = interfaceLanguage(host.element, values.lang);
  const isThere = useStore(translator.$language) === required;
  // English stands in for words that could not be loaded.
  const failed = useStore(notices.$failure)?.doing === 'interface language';
  if (!isThere && !failed) return <Skeleton lines={6} label={shellWords[required].loading} />;
  return session.domainUrl() === undefined ? <NoOrganisation host={host} /> : <ElementTable {...props} />;
}

function ElementTable({ host, values, $displayed }: Props) {
  const access = useChangeAccess();
  const { part, notices } = useApp();
  const { state, ...loading } = useStore(part(changes).$changes);
  const displayed = useDisplayedChanges($displayed, values);
  const links = useLinks(host, values, displayed.onSlug);
  const loadingWords = shellWords[interfaceLanguage(host.element, values.lang)].loading;
  const hasComments = values.comments.toLowerCase() !== 'off';
  const hasNotices = useStore(notices.$notices).length > 0;
  const [hadNotices, setHadNotices] = useState(false);
  if (hasNotices && !hadNotices) setHadNotices(true);
  useEvents(host);
  const detail = useCallback(
    (change: Change) => (
      <Detail
        change={change}
        hasComments={hasComments}
        // Rows below make room with the press, not when the code has come.
        pending={<Skeleton className={styles.comingDetail} lines={6} label={loadingWords} />}
      />
    ),
    [hasComments, loadingWords],
  );
  if (access && (access.isolated || access.lacks.length > 0)) return <NoChanges host={host} {...access} />;
  // Why a call was refused is known in a moment.
  const isRefused = state === 'failed' && 'error' in loading && loading.error.code === 'FORBIDDEN';
  return (
    <TableLinksContext value={links}>
      <ScrollsInside value={true}>
        <div
          className={isRefused && !access ? styles.refused : styles.element}
          // Whoever comes near opens a change soon; if that fails now it is told then.
          onPointerEnter={() => void Detail.load().catch(() => undefined)}
        >
          <ChangeTable
            {...displayed}
            hrefOf={(search) => `${links.portal}/changes?${search || 'green=1'}`}
            addressOf={(each) => `${links.portal}/changes/${encodeURIComponent(each)}`}
            onDownload={(name) => host.emit('reg-download', { name })}
            readOnly={values.readOnly}
            detail={detail}
            onOpened={(change) => {
              const { slug, language } = change;
              host.emit('reg-opened', { kind: 'change', ...refOf(change), slug, language });
            }}
            frame={drawFrame}
          />
          {hadNotices ? <ElementNotices of={noticesOfTable} /> : null}
        </div>
      </ScrollsInside>
    </TableLinksContext>
  );
}

function drawFrame({ about, actions, table }: ChangeTableParts) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>{about}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {table}
    </>
  );
}

/** Tells the page of what was stored in the element, and in others that share its session. */
function useEvents(host: ChangeTableHost) {
  const { $changed } = useApp().part(changes);
  useEffect(
    () => $changed.listen((ref) => void (ref && host.emit('reg-changed', { ...ref }))),
    [$changed, host],
  );
}

function useLinks(
  host: ChangeTableHost,
  { portalUrl, readerUrl }: Props['values'],
  onSlug: TableLinks['onSlug'],
): TableLinks {
  const { mainUrl, navigationBus } = useApp();
  const portal = (portalUrl && serverAddress(portalUrl)) || mainUrl;
  return useMemo(
    () => ({ host, navigationBus, mainUrl, portal, readerUrl, onSlug }),
    [host, navigationBus, mainUrl, portal, readerUrl, onSlug],
  );
}
