import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
/** Over a paragraph that there is not, so that none is made. */
const aChange = {
  topic: 'Weisung Kundenidentifikation',
  summary: 'Neue Schwelle.',
  deadline: '2027-01-01',
  type: 'directive',
  language: 'DE',
  provisions: ['nothing~1'],
};
const ofChange = { params: { id: unknownId } };
const notAChange = { params: { id: 'x' } };
const aTask = { title: 'Weisung anpassen' };
const ofTask = { params: { id: unknownId, task: unknownId } };

export const samplesOfChanges = {
  consolidatedChanges: { valid: {}, invalid: { query: { language: 'x' } } },
  createChange: {
    valid: { body: aChange },
    invalid: { body: { topic: '' } },
    unknown: { body: aChange },
  },
  changeRules: { valid: {} },
  updateChangeRules: { valid: { body: { fourEyes: false } }, invalid: { body: {} } },
  changeHistory: { valid: ofChange, invalid: notAChange, unknown: ofChange },
  changeTasks: { valid: ofChange, invalid: notAChange, unknown: ofChange },
  addChangeTask: {
    valid: { ...ofChange, body: aTask },
    invalid: { ...ofChange, body: {} },
    unknown: { ...ofChange, body: aTask },
  },
  updateChangeTask: {
    valid: { ...ofTask, body: { ...aTask, version: 1 } },
    invalid: { ...ofTask, body: aTask },
    unknown: { ...ofTask, body: { ...aTask, version: 1 } },
  },
  removeChangeTask: {
    valid: { ...ofTask, query: { version: '1' } },
    invalid: ofTask,
    unknown: { ...ofTask, query: { version: '1' } },
  },
  approveChange: {
    valid: { ...ofChange, body: { version: 1 } },
    invalid: { ...ofChange, body: {} },
    unknown: { ...ofChange, body: { version: 1 } },
  },
  declineChange: {
    valid: { ...ofChange, body: { version: 1 } },
    invalid: { ...ofChange, body: {} },
    unknown: { ...ofChange, body: { version: 1 } },
  },
  updateChange: {
    valid: { ...ofChange, body: { version: 1 } },
    invalid: { ...ofChange, body: {} },
    unknown: { ...ofChange, body: { version: 1 } },
  },
  deleteChange: { valid: ofChange, invalid: notAChange, unknown: ofChange },
  change: { valid: ofChange, invalid: notAChange, unknown: ofChange },
  changeImpact: { valid: ofChange, invalid: notAChange, unknown: ofChange },
  changesAhead: {
    valid: { params: { regTextId: 'musterg' } },
    invalid: { params: { regTextId: '-' } },
  },
} satisfies Partial<Samples<typeof domainContract>>;
