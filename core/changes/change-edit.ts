import type { ChangeSource, ChangeStatus, ChangeType, ChangeVolume } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';

/** What an edit changes of the organisation's data; `null` for nobody. */
export type DomainDataEdit = {
  area?: string;
  comment?: string;
  key?: boolean;
  ownerId?: string | null;
  status?: ChangeStatus;
  userNotes?: string;
  volume?: ChangeVolume;
};

/** What an edit changes; of changes of the provider the organisation's data only. */
export type ChangeEditFields = {
  topic?: string;
  summary?: string;
  deadline?: string;
  type?: ChangeType;
  source?: ChangeSource;
  language?: InterfaceLanguage;
  link?: string;
  provisions?: string[];
  domainData?: DomainDataEdit;
  reason?: string;
};

export type EditedField = keyof Omit<ChangeEditFields, 'domainData' | 'reason'> | keyof DomainDataEdit;

/** The fields that an edit is about. */
export function fieldsOf({ domainData = {}, reason: _, ...own }: ChangeEditFields): EditedField[] {
  return [...Object.keys(own), ...Object.keys(domainData)] as EditedField[];
}

/** A change as it will be once an edit is saved. With four eyes an end only waits for somebody to approve it. */
export function withEdit(change: Change, edit: ChangeEditFields, isEndApproved: boolean): Change {
  const { domainData = {}, reason: _, ...own } = edit;
  const { ownerId, status, ...data } = domainData;
  const next: Change = { ...change, ...own, ...data };
  if (ownerId === null) delete next.ownerId;
  else if (ownerId !== undefined) next.ownerId = ownerId;
  if (status !== undefined && (isEndApproved || (status !== 'D' && status !== 'O'))) {
    next.status = status;
    delete next.approval;
  }
  return next;
}

/** The edit that gives a change back what another edit took from it. */
export function inverseOf(change: Change, edit: ChangeEditFields): ChangeEditFields {
  const { domainData, reason: _, ...own } = edit;
  const before: Record<string, unknown> = {};
  for (const field of Object.keys(own)) before[field] = change[field as keyof Change];
  if (domainData === undefined) return before;
  const data: Record<string, unknown> = {};
  for (const field of Object.keys(domainData)) data[field] = change[field as keyof Change] ?? null;
  return { ...before, domainData: data };
}
