import type { texts as en } from '../en/signinrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Secondo fattore',
  intro: 'Oltre alla password, l’accesso può richiedere a tutti un codice di un’app sul loro telefono.',
  isRequired: 'A tutti è richiesto un secondo fattore.',
  isOptional: 'Ciascuno decide se utilizzare un secondo fattore.',
  consequence:
    'Se lo richiede, chi non ne ha uno viene disconnesso e lo configura al prossimo accesso. Sulle pagine di terzi ciò è possibile solo nel portale. Le sessioni trasmesse dalle Sue applicazioni non sono interessate.',
  require: 'Richiedere un secondo fattore',
  release: 'Non richiederlo più',
  ownMissing: 'Configuri prima un secondo fattore Suo, per non escludere sé stesso.',
  toOwn: 'Al Suo secondo fattore',
  failed: 'Non è stato possibile salvare. La preghiamo di riprovare.',
  loadFailed: 'Le regole di accesso non hanno potuto essere caricate.',
};
