import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { idle, type Loadable } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { regulations } from '#core/regulations/store.ts';
import { mayRead } from '#core/session/gates.ts';
import { useApp } from './app-context.tsx';

const $nothing = atom<Loadable<RegulationDocument[]>>(idle);

/** The list of all documents; for users who may not read it stays idle, and nothing is asked for. */
export function useDocumentList(language: LanguageCode): Loadable<RegulationDocument[]> {
  const { part, session } = useApp();
  const reads = mayRead(useStore(session.$session));
  return useStore(reads ? part(regulations).list(language) : $nothing);
}
