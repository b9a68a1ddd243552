import * as v from 'valibot';
import { longestOfChange } from '../change-limits.ts';
import { changeOrigin, changeSource, changeStatus, changeType, changeVolume } from '../change-values.ts';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { paragraphIdParam, wholeNumber } from '../params.ts';
import { filledLine, filledText, longText, oneLine } from '../text.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { changeCalls } from './changes.ts';
import { planUnknown } from './service-plan.ts';

const userId = uuid('must be the id of a user');
const changeId = uuid('must be the id of a change');
const ofChange = { params: v.object({ id: changeId }), statuses: planUnknown };
const origin = v.optional(changeOrigin, 'domain');
const ofOrigin = v.object({ origin });
/** With the language of topic and summary in the reply, where there are several; without it that of the user. */
const readIn = v.object({ origin, language: v.optional(interfaceLanguage) });
const version = wholeNumber(0, 2_000_000_000);

/** An address that opens a page. */
export const pageAddress = v.pipe(
  oneLine(2000),
  v.check(
    (text) => text === '' || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)),
    'must be an address that begins with https:// or http://',
  ),
);

const topic = filledLine(longestOfChange.topic);
const summary = filledText(longestOfChange.summary);
const provisions = v.pipe(v.array(paragraphIdParam), v.maxLength(200, 'must name at most 200'));

/** What an organisation says of a change. What is absent stays as it is; `null` empties. */
const domainData = v.object({
  area: v.optional(oneLine(longestOfChange.area)),
  comment: v.optional(longText(longestOfChange.comment)),
  key: v.optional(v.boolean()),
  ownerId: v.optional(v.nullable(userId)),
  status: v.optional(changeStatus),
  userNotes: v.optional(longText(longestOfChange.userNotes)),
  volume: v.optional(changeVolume),
});

/** A domain-specific change requires topic, summary, deadline and type (specification, section 5). */
const newChange = v.object({
  topic,
  summary,
  deadline: isoDate,
  type: changeType,
  source: v.optional(changeSource, 'internal'),
  language: interfaceLanguage,
  link: v.optional(pageAddress, ''),
  provisions: v.optional(provisions, []),
  domainData: v.optional(domainData, {}),
});
export type NewChange = v.InferOutput<typeof newChange>;

/** The update shape of the specification, of which any part may be sent. What the provider says of its changes stays. */
const changeEdit = v.object({
  version,
  deadline: v.optional(isoDate),
  topic: v.optional(topic),
  summary: v.optional(summary),
  type: v.optional(changeType),
  source: v.optional(changeSource),
  language: v.optional(interfaceLanguage),
  link: v.optional(pageAddress),
  provisions: v.optional(provisions),
  domainData: v.optional(domainData, {}),
  /** Why, for the history; needed to reopen what is done or out of scope. */
  reason: v.optional(longText(longestOfChange.reason), ''),
});
export type ChangeEdit = v.InferOutput<typeof changeEdit>;

const task = {
  title: filledLine(longestOfChange.task),
  ownerId: v.optional(v.nullable(userId)),
  dueDate: v.optional(v.nullable(isoDate)),
  done: v.optional(v.boolean(), false),
};
const oneTask = { params: v.object({ id: changeId, task: uuid('must be the id of a task') }) };
const reasoned = v.object({ version, reason: v.optional(longText(longestOfChange.reason), '') });

export const changeEndpoints = endpoints(changeCalls, {
  consolidatedChanges: {
    /** The language of topics and summaries that have several; without it that of the user. */
    query: v.object({ language: v.optional(interfaceLanguage) }),
    statuses: planUnknown,
    written: true,
  },
  createChange: { body: newChange, statuses: planUnknown },
  changeRules: { statuses: planUnknown },
  updateChangeRules: { body: v.object({ fourEyes: v.boolean() }) },
  changeHistory: { ...ofChange, query: ofOrigin },
  changeTasks: { ...ofChange, query: ofOrigin },
  addChangeTask: { ...ofChange, query: ofOrigin, body: v.object(task) },
  updateChangeTask: { ...ofChange, ...oneTask, query: ofOrigin, body: v.object({ ...task, version }) },
  removeChangeTask: { ...ofChange, ...oneTask, query: v.object({ origin, version }) },
  approveChange: { ...ofChange, query: readIn, body: reasoned },
  declineChange: { ...ofChange, query: readIn, body: reasoned },
  updateChange: { ...ofChange, query: readIn, body: changeEdit },
  deleteChange: ofChange,
  change: { ...ofChange, query: readIn },
});
