import type { LanguageCode } from '#core/contract/languages.ts';
import { addStepWords } from '#core/law/citation/citation-words.ts';
import type { StepType } from '#core/law/languages/citation/words.ts';
import { bulgarian } from './bg.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { estonian } from './et.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { irish } from './ga.ts';
import { croatian } from './hr.ts';
import { hungarian } from './hu.ts';
import { italian } from './it.ts';
import type { Language } from './language.ts';
import { lithuanian } from './lt.ts';
import { latvian } from './lv.ts';
import { maltese } from './mt.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { slovak } from './sk.ts';
import { slovenian } from './sl.ts';
import { swedish } from './sv.ts';

/** Every language of `languageCodes`; one that is added there and not here does not compile. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
  BG: bulgarian,
  CS: czech,
  DA: danish,
  EL: greek,
  ES: spanish,
  ET: estonian,
  FI: finnish,
  GA: irish,
  HR: croatian,
  HU: hungarian,
  LT: lithuanian,
  LV: latvian,
  MT: maltese,
  NL: dutch,
  PL: polish,
  PT: portuguese,
  RO: romanian,
  SK: slovak,
  SL: slovenian,
  SV: swedish,
};

// Queries are read with the words of all languages, on the server only: elements stay as small as they are.
for (const { citation = {} } of Object.values(languages))
  for (const [type, words] of Object.entries(citation)) addStepWords(type as StepType, words);
