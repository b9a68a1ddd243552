import type { MouseEvent, ReactNode } from 'react';
import type { AnswerForm } from '#core/assurance/form.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import { formatDate, formatMinute, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { LinkedPlace } from '../panel-slot.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './assurance.css.ts';
import { usePeople } from './use-people.ts';

type Said = Pick<AnswerForm, 'compliance' | 'control' | 'language'> & {
  coveredBy?: string | undefined;
  evidence?: string | undefined;
  reviewDate?: string | undefined;
  responsible: string | undefined;
};

/** What an answer says, with who gave it last. */
export function AnswerFacts({ answer, place }: { answer: AssuranceAnswer; place: LinkedPlace }) {
  const text = useLoadedText<typeof assuranceTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { responsible, editedBy, editDate } = answer;
  const former = text('assurance.formerUser');
  const name = responsible && (responsible.fullName ?? former);
  const given = { name: editedBy.fullName ?? former, date: formatMinute(editDate, locale) };
  return (
    <>
      <SaidFacts said={{ ...answer, responsible: name }} place={place} />
      <p className={styles.hint}>{text('assurance.editedBy', given)}</p>
    </>
  );
}

/** The same of a form that is not saved. */
export function FormFacts({ form, place }: { form: AnswerForm; place: LinkedPlace }) {
  const text = useLoadedText<typeof assuranceTexts>();
  const people = usePeople();
  const { responsible: id } = form;
  const name = id && (people.find((one) => one.id === id)?.fullName ?? text('assurance.formerUser'));
  return <SaidFacts said={{ ...form, responsible: name || undefined }} place={place} />;
}

function SaidFacts({ said, place }: { said: Said; place: LinkedPlace }) {
  const text = useLoadedText<typeof assuranceTexts>();
  const { compliance, coveredBy, responsible, control, evidence, reviewDate } = said;
  return (
    <dl className={styles.facts}>
      <Line term={text('assurance.compliance')} className={styles.answer}>
        {compliance && text(`assurance.${compliance}`)}
      </Line>
      <Line term={text('assurance.coveredBy')}>
        {coveredBy === undefined || compliance !== 'covered' ? undefined : (
          <PlaceLink target={coveredBy} place={place} />
        )}
      </Line>
      <Line term={text('assurance.responsible')}>{responsible}</Line>
      <Line term={text('assurance.control')} className={styles.words} language={said.language}>
        {control === '' ? undefined : control}
      </Line>
      <Line term={text('assurance.evidence')}>{evidence ? <Evidence address={evidence} /> : undefined}</Line>
      <Line term={text('assurance.reviewDate')}>
        {reviewDate === undefined ? undefined : <ReviewDay day={reviewDate} />}
      </Line>
    </dl>
  );
}

type LineProps = { term: string; className?: string; language?: string; children: ReactNode };

/** What nobody has said has no line. */
function Line({ term, className = styles.value, language, children }: LineProps) {
  if (children === undefined) return null;
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={className} lang={language?.toLowerCase()}>
        {children}
      </dd>
    </>
  );
}

/** Only what the web opens is a link. */
function Evidence({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}

function ReviewDay({ day }: { day: string }) {
  const { now } = useApp();
  const text = useLoadedText<typeof assuranceTexts>();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <>
      <time dateTime={day}>{formatDate(day, locale)}</time>
      {day < today(now()) ? (
        <>
          {' '}
          <span className={styles.overdue}>{text('assurance.overdue')}</span>
        </>
      ) : null}
    </>
  );
}

function PlaceLink({ target, place }: { target: string; place: LinkedPlace }) {
  const name = usePlaceName(target, place);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    place.follow(target);
  };
  return (
    <a className={styles.link} href={place.hrefTo(target)} onClick={handleClick}>
      <Designation>{name}</Designation>
    </a>
  );
}
