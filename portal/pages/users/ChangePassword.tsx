import { Link } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import type { passwordTexts } from '#core/i18n/password.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import type { PasswordChangeErrors } from '#core/users/password-change.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { NewPasswordFields } from '#widgets/password/NewPasswordFields.tsx';
import { CodeField } from '#widgets/sign-in/CodeField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { Field } from '#widgets/ui/Field.tsx';
import { routes } from '../../routes.ts';
import * as styles from '../forms.css.ts';
import { RefusalLine } from './RefusalLine.tsx';
import { useChangePassword } from './use-change-password.ts';

const currentTexts = { required: 'people.passwordRequired', wrong: 'people.wrongPassword' } as const;

/**
 * Changes the user's own password. The current one is required, since somebody else may use an open session.
 */
export function ChangePassword({ user }: { user: User }) {
  const text = useLoadedText<typeof passwordTexts | typeof peopleTexts>();
  const { change, setChange, errors, refs, ...form } = useChangePassword(user);
  const { current, code }: PasswordChangeErrors = errors;
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      {/* Tells password managers to which account the password belongs. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className={styles.fields}>
        <Field
          ref={refs.current}
          type="password"
          name="current-password"
          autoComplete="current-password"
          label={text('people.currentPassword')}
          value={change.current}
          onChange={(event) => setChange({ ...change, current: event.target.value })}
          error={current && text(currentTexts[current])}
        />
        {form.asksCode ? (
          <CodeField
            ref={refs.code}
            isRecovery
            isFocused
            label={text('people.code')}
            value={change.code ?? ''}
            onChange={(code) => setChange({ ...change, code })}
            error={code && text(`people.${code}`)}
          />
        ) : null}
        <NewPasswordFields
          value={change}
          onChange={(chosen) => setChange({ ...change, ...chosen })}
          errors={errors}
          own={[user.email, user.fullName]}
          passwordField={refs.password}
          repeatedField={refs.repeated}
        />
      </div>
      <RefusalLine problem={form.problem} failed="changeFailed" />
      <div className={styles.actions}>
        <p className={styles.reason}>{form.waitsFor ? text(`password.${form.waitsFor}`) : '\u00a0'}</p>
        <Button
          kind="primary"
          size="large"
          type="submit"
          disabled={form.waitsFor !== undefined}
          busy={form.busy}
        >
          {text('people.changePassword')}
        </Button>
        <Link
          href={routes.users.address('own-account', user.id)}
          className={classes(button.kind.quiet, button.size.large)}
        >
          {text('people.back')}
        </Link>
      </div>
    </form>
  );
}
