import { useStore } from '@nanostores/react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { LanguageCode } from '#core/contract/languages.ts';
import { useApp } from '#widgets/app-context.tsx';
import { parseReadAddress } from '../routes.ts';

/** The place in the reader that the current address names. */
export function useReadPlace() {
  return parseReadAddress(useLocationProperty(() => window.location.href));
}

/** The languages that the address names, side by side. */
export const useLanguagesBeside = () =>
  useLocationProperty(() => new URLSearchParams(window.location.search).get('languages') ?? '').toUpperCase();

/** The language of the displayed document: that of the address if it names one, otherwise the chosen one. */
export function useDocumentLanguage(): LanguageCode {
  const chosen = useStore(useApp().$documentLanguage);
  return useReadPlace()?.language ?? chosen;
}
