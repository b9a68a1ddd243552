import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const ofNone = { params: { id: '00000000-0000-4000-8000-000000000000' } };
const noId = { params: { id: 'x' } };
const body = { question: 'Was gilt?', language: 'DE', lines: '{"event":"done","mode":"none"}\n' };

export const samplesOfChat = {
  chatThreads: { valid: {} },
  chatThread: { valid: ofNone, invalid: noId, unknown: ofNone },
  createChatThread: { valid: { body }, invalid: { body: { ...body, question: ' ' } } },
  addChatAnswer: { valid: { ...ofNone, body }, invalid: { ...noId, body }, unknown: { ...ofNone, body } },
  renameChatThread: {
    valid: { ...ofNone, body: { title: 'Einlagen' } },
    invalid: { ...ofNone, body: { title: '' } },
    unknown: { ...ofNone, body: { title: 'Einlagen' } },
  },
  removeChatThread: { valid: ofNone, invalid: noId, unknown: ofNone },
  rateChatAnswer: {
    valid: { ...ofNone, body: { helpful: true } },
    invalid: { ...ofNone, body: { helpful: 'yes' } },
    unknown: { ...ofNone, body: { helpful: true } },
  },
} satisfies Partial<Samples<typeof domainContract>>;
