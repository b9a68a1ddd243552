import { useStore } from '@nanostores/react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { LanguageCode } from '#core/contract/languages.ts';
import { useApp } from '#widgets/app-context.tsx';
import { parseReadAddress } from '../routes.ts';

/** The place in the reader that the address names now; drawn again with every part of the address. */
export function useReadPlace() {
  return parseReadAddress(useLocationProperty(() => window.location.href));
}

/** Languages that the address has beside each other, as it names them. */
export const useLanguagesBeside = () =>
  useLocationProperty(() => new URLSearchParams(window.location.search).get('languages') ?? '').toUpperCase();

/** The language documents are shown in: that of a link which names one, else the chosen one. */
export function useDocumentLanguage(): LanguageCode {
  const chosen = useStore(useApp().$documentLanguage);
  return useReadPlace()?.language ?? chosen;
}
