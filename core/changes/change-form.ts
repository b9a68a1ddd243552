import type { ChangeSource, ChangeType } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { NewChange } from '../contract/domain/changes-endpoints.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { isDay } from '../lib/day.ts';
import type { ChangeEditFields } from './change-edit.ts';

/** What is written of an own change in its dialog. */
export type ChangeForm = {
  topic: string;
  summary: string;
  deadline: string;
  type: ChangeType | '';
  source: ChangeSource;
  link: string;
};

export const emptyChangeForm: ChangeForm = {
  topic: '',
  summary: '',
  deadline: '',
  type: '',
  source: 'internal',
  link: '',
};

export const formOfChange = (change: Change): ChangeForm => ({
  topic: change.topic,
  summary: change.summary,
  deadline: change.deadline ?? '',
  type: change.type,
  source: change.source,
  link: change.link ?? '',
});

/** The most characters of a field, as servers take them. */
export const longestIn = { topic: 200, summary: 4000 } as const;

export type FormFault = 'required' | 'tooLong' | 'noAddress';
export type FormFaults = Partial<Record<keyof ChangeForm, FormFault>>;

/** What is wrong with a form: topic, summary, deadline and type are required (specification, section 5). */
export function faultsOf(form: ChangeForm): FormFaults {
  const faults: FormFaults = {};
  for (const field of ['topic', 'summary'] as const) {
    const length = form[field].trim().length;
    if (length === 0) faults[field] = 'required';
    else if (length > longestIn[field]) faults[field] = 'tooLong';
  }
  if (!isDay(form.deadline)) faults.deadline = 'required';
  if (form.type === '') faults.type = 'required';
  const link = form.link.trim();
  if (link !== '' && !(/^https?:\/\/[^\s/]/i.test(link) && URL.canParse(link))) faults.link = 'noAddress';
  return faults;
}

const trimmed = (form: ChangeForm) => ({
  topic: form.topic.trim(),
  summary: form.summary.trim(),
  deadline: form.deadline,
  source: form.source,
  link: form.link.trim(),
});

/** What is sent for a new change; undefined while the form has faults. */
export function newChangeOf(form: ChangeForm, language: InterfaceLanguage): NewChange | undefined {
  const { type } = form;
  if (type === '' || Object.keys(faultsOf(form)).length > 0) return undefined;
  return { ...trimmed(form), type, language, provisions: [], domainData: {} };
}

/** What a form changes of a change: only what differs, so that it merges with what others edit meanwhile. */
export function editOf(form: ChangeForm, before: ChangeForm): ChangeEditFields {
  const [now, was] = [trimmed(form), trimmed(before)];
  const edit: ChangeEditFields = {};
  for (const field of ['topic', 'summary', 'deadline', 'link'] as const)
    if (now[field] !== was[field]) edit[field] = now[field];
  if (form.type !== '' && form.type !== before.type) edit.type = form.type;
  if (form.source !== before.source) edit.source = form.source;
  return edit;
}
