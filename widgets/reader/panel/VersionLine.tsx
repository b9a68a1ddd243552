import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage } from '../../app-context.tsx';
import { useScene } from '../reader-scene.ts';
import { CompareMenu } from './CompareMenu.tsx';
import * as styles from './versions.css.ts';

type VersionLineProps = {
  versionDate: string;
  before: string | undefined;
  note: string;
  isShown: boolean;
  /** A filled point on the line; the others are rings. */
  isMarked: boolean;
  path?: string | undefined;
};

/** A point in time: read the text as of then, or compare it. */
export function VersionLine({ versionDate, before, note, isShown, isMarked, path }: VersionLineProps) {
  const { goTo } = useScene();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <li className={styles.item} data-shown={isShown || undefined}>
      <button
        type="button"
        className={styles.read}
        aria-current={isShown || undefined}
        onClick={() => goTo({ versionDate })}
      >
        <span className={styles.dot} data-marked={isMarked || undefined} />
        <span className={styles.date}>{formatDate(versionDate, locale, 'long')}</span>
        <span className={styles.note}>{note}</span>
      </button>
      <CompareMenu versionDate={versionDate} before={before} path={path} />
    </li>
  );
}
