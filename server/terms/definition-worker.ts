import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { Definition } from '#core/law/terms/definition.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';

export type DefinitionJob = { units: readonly Unit[]; language: LanguageCode };

/** Reads definitions in a worker thread. */
export const run = ({ units, language }: DefinitionJob): Definition[] => definitionsOf(units, language);
