import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { changesOfVersion, type ownByText } from '#core/by-date/naming-changes.ts';
import type { VersionByDate } from '#core/contract/main/versions-by-date.ts';
import type { byDateTexts } from '#core/i18n/bydate.ts';
import { longNameBeside, numberInFull } from '#core/law/document-title.ts';
import { withReadingView } from '#core/law/reading-view.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import * as styles from './by-date.css.ts';
import { NamingChanges } from './NamingChanges.tsx';

type VersionTableProps = {
  /** What the table is of, in words. */
  caption: string;
  versions: readonly VersionByDate[];
  own: ReturnType<typeof ownByText>;
};
type Words = ReturnType<typeof useLoadedText<typeof byDateTexts>>;

/** Versions as rows, the newest first; on narrow screens each row is a block. */
export function VersionTable({ caption, versions, own }: VersionTableProps) {
  const text = useLoadedText<typeof byDateTexts>();
  const seesChanges = versions.some(({ changes }) => changes !== undefined);
  const columns = ['inForce', 'document', 'units', ...(seesChanges ? ['changes' as const] : [])] as const;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.headCell}>
              {text(`bydate.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {versions.map((version) => (
          <VersionRow key={`${version.regTextId} ${version.versionDate}`} version={version} own={own} />
        ))}
      </tbody>
    </table>
  );
}

function VersionRow({ version, own }: { version: VersionByDate } & Pick<VersionTableProps, 'own'>) {
  const text = useLoadedText<typeof byDateTexts>();
  const language = useStore(useApp().$documentLanguage);
  const interfaceLanguage = useInterfaceLanguage();
  const locale = localeOf(interfaceLanguage);
  const { regTextId, versionDate, versionBefore, longName, shortName, sourceNumber, languages } = version;
  const address = routes.read.address({ regTextId, versionDate });
  const changes = changesOfVersion(version, own);
  return (
    <tr className={styles.row}>
      <td className={styles.inForce}>
        <span className={styles.cellLabel}>{text('bydate.inForce')}</span>{' '}
        <time dateTime={versionDate}>{formatDate(versionDate, locale)}</time>
        {version.status === 'future' ? (
          <>
            {' '}
            <span className={styles.mark}>{text('bydate.future')}</span>
          </>
        ) : null}
      </td>
      <th scope="row" className={styles.document}>
        <Link
          href={address}
          className={styles.link}
          lang={languages.includes(language) ? language.toLowerCase() : undefined}
        >
          {shortName ? <span className={styles.short}>{shortName}</span> : null}
          {shortName ? ' ' : null}
          {longNameBeside(longName, shortName ?? '')}
        </Link>
        <SampleTag of={version} />
        <span className={styles.number}>{numberInFull(sourceNumber, interfaceLanguage)}</span>
      </th>
      <td className={styles.units}>
        <span className={styles.cellLabel}>{text('bydate.units')}</span> {unitsText(version, text)}
        {versionBefore === undefined ? null : (
          <Link
            href={withReadingView(address, { compare: versionBefore })}
            className={`${styles.link} ${styles.compare}`}
          >
            {text('bydate.compare', { date: formatDate(versionBefore, locale) })}
            <VisuallyHidden>{` (${shortName ?? longName})`}</VisuallyHidden>
          </Link>
        )}
      </td>
      {changes === undefined ? null : (
        <td className={styles.changes}>
          <span className={styles.cellLabel}>{text('bydate.changes')}</span>{' '}
          <NamingChanges changes={changes} />
        </td>
      )}
    </tr>
  );
}

/** How many articles a version has changed, brought and repealed. */
function unitsText({ units }: VersionByDate, text: Words): string {
  if (units === undefined) return text('bydate.first');
  const parts = (['changed', 'added', 'repealed'] as const).flatMap((became) => {
    const count = units[became].length;
    return count === 0 ? [] : [text(`bydate.${became}`, { count })];
  });
  return parts.length === 0 ? text('bydate.same') : parts.join(', ');
}
