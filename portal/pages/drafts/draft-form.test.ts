import { expect, it } from 'vitest';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import { contentOf, faultOf, formOfDraft } from './draft-form.ts';

const draft = {
  language: 'DE',
  type: 'act',
  words: { DE: { topic: 'Neu', summary: 'Kommt.' }, FR: { topic: 'Nouveau', summary: 'Vient.' } },
} as ProviderDraft;
const form = formOfDraft(draft);
const typed = (language: 'DE' | 'FR' | 'IT', topic: string, summary: string) => ({
  ...form,
  words: { ...form.words, [language]: { topic, summary } },
});

it('a draft that is opened and saved stays as it is', () => {
  expect(contentOf(form)).toEqual({ words: draft.words, type: 'act', deadline: undefined });
  expect(faultOf(form, 'DE')).toBeUndefined();
});

it('what is typed is sent without blanks around it, and languages without words are left out', () => {
  expect(contentOf(typed('FR', ' ', '')).words).toEqual({ DE: draft.words.DE });
  expect(contentOf(typed('IT', ' Nuovo \n testo ', ' Viene.\nSubito. ')).words.IT).toEqual({
    topic: 'Nuovo testo',
    summary: 'Viene.\nSubito.',
  });
});

it.each([
  ['DE', '', '', { language: 'DE', key: 'required' }],
  ['DE', 'Neu', ' ', { language: 'DE', key: 'required' }],
  ['FR', 'Nouveau', '', { language: 'FR', key: 'both' }],
  ['IT', '', 'Viene.', { language: 'IT', key: 'both' }],
  ['FR', '', '', undefined],
] as const)('words in %s of topic %j and summary %j: %j', (language, topic, summary, fault) => {
  expect(faultOf(typed(language, topic, summary), 'DE')).toEqual(fault);
});
