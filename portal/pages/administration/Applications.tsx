import { useStore } from '@nanostores/react';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { Application } from '#core/contract/domain/applications.ts';
import { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { applications } from '#core/organisation/applications.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { AddApplication } from './AddApplication.tsx';
import * as styles from './administration.css.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { LabelledCell } from './LabelledCell.tsx';
import { RevokeApplication } from './RevokeApplication.tsx';

/** The applications that may exchange their users for tokens. */
export function Applications() {
  const text = useText(applicationTexts);
  return text ? <Section /> : null;
}

type Opened = { dialog: 'add' } | { dialog: 'revoke'; application: Application };

function Section() {
  const text = useLoadedText<typeof applicationTexts | typeof commonTexts>();
  const { $list, reload } = useApp().part(applications);
  const loaded = useStore($list);
  const list = loadedValue(loaded);
  const [opened, setOpened] = useState<Opened>();
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void reload();
  }, [reload]);
  const close = () => setOpened(undefined);
  return (
    <section className={styles.furtherPart} aria-labelledby="applications">
      <h2 id="applications" className={styles.partTitle}>
        {text('applications.title')}
      </h2>
      <p className={styles.intro}>{text('applications.intro')}</p>
      {loaded.state === 'failed' ? (
        <FailedState error={loaded.error} title={text('applications.failed')} onRetry={() => void reload()} />
      ) : list === undefined ? (
        <Skeleton lines={2} label={text('common.loading')} className={styles.skeleton} />
      ) : list.length === 0 ? (
        <p className={styles.faint}>{text('applications.empty')}</p>
      ) : (
        <Table list={list} onRevoke={(application) => setOpened({ dialog: 'revoke', application })} />
      )}
      <p className={styles.addLine}>
        <Button ref={add} icon={Plus} onClick={() => setOpened({ dialog: 'add' })}>
          {text('applications.add')}
        </Button>
      </p>
      {opened?.dialog === 'add' ? <AddApplication onClose={close} /> : null}
      {opened?.dialog === 'revoke' ? (
        <RevokeApplication
          application={opened.application}
          onClose={close}
          onRevoked={() => add.current?.focus()}
        />
      ) : null}
    </section>
  );
}

type TableProps = { list: readonly Application[]; onRevoke: (application: Application) => void };

function Table({ list, onRevoke }: TableProps) {
  const text = useLoadedText<typeof applicationTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const names = (['name', 'pages', 'created', 'lastUsed', 'access'] as const).map((key) =>
    text(`applications.${key}`),
  );
  return (
    <table className={styles.table}>
      <ColumnNames names={names} />
      <tbody className={styles.body}>
        {list.map((one) => (
          <tr key={one.id} className={styles.row}>
            <th scope="row" className={styles.rowName}>
              {one.name}
            </th>
            <LabelledCell label={text('applications.pages')}>
              <ul className={styles.lines}>
                {one.origins.map((origin) => (
                  <li key={origin}>{origin}</li>
                ))}
              </ul>
            </LabelledCell>
            <LabelledCell label={text('applications.created')}>
              {`${formatMinute(one.createdAt, locale)} ${text('applications.createdBy', { who: one.createdBy })}`}
            </LabelledCell>
            <LabelledCell label={text('applications.lastUsed')}>
              {one.lastUsed ? formatMinute(one.lastUsed, locale) : text('applications.neverUsed')}
            </LabelledCell>
            <td className={styles.cell}>
              <Button
                kind="quiet"
                className={styles.cellAction}
                aria-label={text('applications.revokeOf', { name: one.name })}
                onClick={() => onRevoke(one)}
              >
                {text('applications.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
