import { longestOfChange } from '#core/contract/change-limits.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import type { DraftContent } from '#core/provider-drafts/store.ts';

type Words = { topic: string; summary: string };
/** What somebody types: words in every language, empty where there are none. */
export type DraftForm = {
  words: Record<InterfaceLanguage, Words>;
  type: ProviderDraft['type'];
  deadline: string;
};

export function formOfDraft({ words, type, deadline = '' }: ProviderDraft): DraftForm {
  const of = (language: InterfaceLanguage) => words[language] ?? { topic: '', summary: '' };
  return { words: { DE: of('DE'), FR: of('FR'), IT: of('IT'), EN: of('EN') }, type, deadline };
}

/** The first language whose words cannot be saved, and why. */
export function faultOf(
  { words }: DraftForm,
  written: InterfaceLanguage,
): { language: InterfaceLanguage; key: 'required' | 'both' } | undefined {
  for (const language of [written, ...interfaceLanguageCodes]) {
    const { topic, summary } = words[language];
    const isEmpty = [topic, summary].map((part) => part.trim() === '');
    if (language === written && isEmpty.some(Boolean)) return { language, key: 'required' };
    if (isEmpty.some(Boolean) && !isEmpty.every(Boolean)) return { language, key: 'both' };
  }
  return undefined;
}

/** What is sent: languages without words are left out. */
export function contentOf({ words, type, deadline }: DraftForm): DraftContent {
  const said = interfaceLanguageCodes.flatMap((language) => {
    const topic = words[language].topic.trim().replace(/\s+/g, ' ');
    const summary = words[language].summary.trim();
    return topic === '' ? [] : [[language, { topic, summary }] as const];
  });
  return { words: Object.fromEntries(said), type, deadline: deadline === '' ? undefined : deadline };
}

export const longestTopic = longestOfChange.topic;
export const longestSummary = longestOfChange.summary;
