import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Enrolment as Made } from '#core/contract/domain/second-factor.ts';
import type { CallReply } from '#core/http/client.ts';
import { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import { secondStepTexts } from '#core/i18n/secondstep.ts';
import { renewToken } from '#core/session/start-session.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import { Loading } from '../../WithTexts.tsx';
import * as forms from '../forms.css.ts';
import { dayOf } from '../users/day-of.ts';
import { FormPage, WhenLoaded } from '../users/FormPage.tsx';
import { Confirmation, type Proof } from './Confirmation.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './second-factor.css.ts';

type State = CallReply<typeof domainContract.secondFactor>;
type Task = 'begin' | 'move' | 'renew' | 'remove';

/** The user's own second factor: set up, move to another device, recovery codes, remove. */
export function SecondFactorView() {
  const { domain } = useApp();
  const [changes, setChanges] = useState(0);
  const loaded = useLoaded('load the second factor', String(changes), () => domain.secondFactor({}));
  return (
    <FormPage title="users.secondFactorTitle">
      {useText(secondFactorTexts, secondStepTexts) ? (
        <WhenLoaded of={loaded}>
          {(state) => <SecondFactor key={changes} state={state} onChanged={() => setChanges(changes + 1)} />}
        </WhenLoaded>
      ) : (
        <Loading />
      )}
    </FormPage>
  );
}

function SecondFactor({ state, onChanged }: { state: State; onChanged: () => void }) {
  const { domain, session, storage, notices } = useApp();
  const [task, setTask] = useState<Task>();
  const [made, setMade] = useState<Made>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function handleProof({ password, code }: Proof) {
    const body = { currentPassword: password, code };
    if (task === 'renew') setCodes((await domain.renewRecoveryCodes({ body: { code } })).recoveryCodes);
    else if (task === 'remove') {
      await domain.removeSecondFactor({ body });
      notices.tell({ kind: 'success', key: 'secondfactor.wasRemoved' });
      onChanged();
    } else
      setMade(await domain.beginEnrolment({ body: { currentPassword: password, ...(code && { code }) } }));
  }
  async function handleConfirm(code: string) {
    const { token, recoveryCodes } = await domain.confirmEnrolment({ body: { code } });
    // The session goes on with this token: the one before ended with the others.
    renewToken({ session, storage }, token);
    setCodes(recoveryCodes);
  }
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          notices.tell({
            kind: 'success',
            key: task === 'renew' ? 'secondfactor.wasRenewed' : 'secondfactor.wasSet',
          });
          onChanged();
        }}
      />
    );
  if (made) return <Enrolment made={made} onConfirm={handleConfirm} onCancel={onChanged} />;
  if (task)
    return (
      <Confirmation
        task={task}
        asksPassword={task !== 'renew'}
        asksCode={state.since !== undefined}
        onProof={handleProof}
        onCancel={() => setTask(undefined)}
      />
    );
  return <Overview state={state} onTask={setTask} />;
}

function Overview({ state, onTask }: { state: State; onTask: (task: Task) => void }) {
  const { session } = useApp();
  const text = useLoadedText<typeof secondFactorTexts>();
  const language = useInterfaceLanguage();
  const { user } = useStore(session.$session);
  const { since, required, recoveryCodesLeft: count } = state;
  return (
    <div className={styles.overview}>
      <p className={styles.words}>{text('secondfactor.pageIntro')}</p>
      <p className={styles.words}>
        {since ? text('secondfactor.on', { date: dayOf(since, language) }) : text('secondfactor.off')}{' '}
        {since ? text('secondfactor.codesLeft', { count }) : null}
        {!since && required ? text('secondfactor.required') : null}
      </p>
      {since ? (
        <>
          <div className={styles.row}>
            <Button onClick={() => onTask('move')}>{text('secondfactor.move')}</Button>
            <Button onClick={() => onTask('renew')}>{text('secondfactor.renew')}</Button>
            {required ? null : (
              <Button onClick={() => onTask('remove')}>{text('secondfactor.remove')}</Button>
            )}
          </div>
          {required ? <p className={styles.words}>{text('secondfactor.requiredByOrganisation')}</p> : null}
        </>
      ) : (
        <div className={styles.row}>
          <Button kind="primary" size="large" onClick={() => onTask('begin')}>
            {text('secondfactor.begin')}
          </Button>
        </div>
      )}
      {user ? (
        <Link href={routes.users.address('own-account', user.id)} className={forms.link}>
          {text('secondfactor.backToAccount')}
        </Link>
      ) : null}
    </div>
  );
}
