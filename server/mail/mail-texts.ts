import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { de } from './texts/de.ts';
import { en, type MailTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

export const mailTexts: Readonly<Record<InterfaceLanguage, MailTexts>> = { DE: de, FR: fr, IT: it, EN: en };
