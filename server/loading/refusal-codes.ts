import type { LoadRefusal } from '#core/contract/main/loaded-files.ts';
import { notRead } from '../import/source/read-source.ts';

/** Nobody learns which documents other organisations have. */
export const filingReason = 'this document cannot be loaded here; whoever runs the server can file it';
export const lostReason =
  'the work on the file has failed, or its process was lost, each time; it is not tried again';
export const outdatedReason = 'what is stored has changed since it was checked; read the file again';

const byReason: Readonly<Record<string, LoadRefusal>> = {
  [notRead.empty]: 'EMPTY',
  [notRead.unknown]: 'NO_FORMAT',
  [notRead.xml]: 'OTHER_XML',
  [notRead.pdf]: 'PDF',
  [notRead.zip]: 'ARCHIVE_IN_ARCHIVE',
  [filingReason]: 'FILED_ELSEWHERE',
  [lostReason]: 'WORK_LOST',
  [outdatedReason]: 'OUTDATED',
};

/** The code by which pages say a reason in the language of whoever reads; null where there is only the reason. */
export const refusalOf = (reason: string): LoadRefusal | null =>
  Object.hasOwn(byReason, reason) ? (byReason[reason] ?? null) : null;
