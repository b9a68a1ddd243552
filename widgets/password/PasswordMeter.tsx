import { Check, Dot } from 'lucide';
import { type PasswordRule, passwordRules } from '#core/contract/rules.ts';
import type { passwordTexts } from '#core/i18n/password.ts';
import { type PasswordStrength, passwordStrength } from '#core/password/new-password.ts';
import { useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './password.css.ts';
import { useJudged } from './use-judged.ts';

const allRules = Object.keys(passwordRules) as PasswordRule[];
const phrases = {
  empty: 'strengthEmpty',
  weak: 'strengthWeak',
  fair: 'strengthFair',
  unjudged: 'strengthUnjudged',
  own: 'strengthOwn',
  known: 'strengthKnown',
  keyboard: 'strengthKeyboard',
  name: 'strengthName',
  word: 'strengthWord',
  repeat: 'strengthRepeat',
  row: 'strengthRow',
  date: 'strengthDate',
  good: 'strengthGood',
  strong: 'strengthStrong',
} as const satisfies Record<PasswordStrength['key'], string>;

/** The strength of a password of whom `own` words tell, and each rule as met or missing. */
export function PasswordMeter({ password, own }: { password: string; own: readonly string[] }) {
  const text = useLoadedText<typeof passwordTexts>();
  const { level, key } = passwordStrength(password, useJudged(password, own));
  return (
    <div className={styles.meter}>
      <div className={styles.bar} aria-hidden>
        {([1, 2, 3, 4] as const).map((step) => (
          <div key={step} className={styles.steps[level === 0 || level < step ? 'empty' : level]} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {text(`password.${phrases[key]}`)}
      </p>
      <ul className={styles.rules} aria-label={text('password.rules')}>
        {allRules.map((rule) => {
          const state = passwordRules[rule](password) ? 'met' : 'missing';
          return (
            <li key={rule} className={styles.rule[state]}>
              <Icon of={state === 'met' ? Check : Dot} size={14} className={styles.icon[state]} />
              <span>{text(`password.${rule}`)}</span>
              <VisuallyHidden>{text(`password.${state}`)}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
