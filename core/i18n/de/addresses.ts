import type { texts as en } from '../en/addresses.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unusable:
    'Dieser Teil wird nicht angezeigt: Die Seite nennt eine Serveradresse, die nicht verwendet werden kann. Es wurde nichts gesendet.',
  foreign:
    'Dieser Teil wird nicht angezeigt: Die Seite nennt einen anderen Server als den, an dem Sie angemeldet sind. Es wurde nichts gesendet.',
};
