import { changeFileSource } from './change-file-search.ts';
import { changeFileHandlers } from './change-files.ts';
import { changeImpactHandlers } from './change-impact.ts';
import type { WrittenChanges } from './change-list.ts';
import { changeSource } from './change-search.ts';
import type { ChangeContext } from './change-writing.ts';
import { changeHandlers } from './changes.ts';
import { ownerMails } from './new-change-mails.ts';
import type { Organisation } from './organisation.ts';

/** What people of an organisation make of regulatory changes, with the files that they put to them. */
export const changeWorkHandlers = (
  organisation: Organisation,
  context: ChangeContext & { written: WrittenChanges; portalUrl: string; fileSpace: number },
) => ({
  ...changeHandlers(organisation, {
    ...context,
    afterNaming: ownerMails({ organisation, portalUrl: context.portalUrl }),
  }),
  ...changeFileHandlers(organisation, context),
  ...changeImpactHandlers(organisation, context),
});

/** Both in the search. */
export const changeSources = [changeSource, changeFileSource];
