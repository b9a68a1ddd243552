import type { texts as en } from '../en/secondstep.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Secondo passo',
  intro: 'Inserisca le sei cifre che la Sua app di autenticazione mostra per Regesta.',
  code: 'Codice',
  recoveryIntro: 'Inserisca uno dei codici di recupero che ha conservato. Ciascuno vale una volta.',
  recoveryCode: 'Codice di recupero',
  toRecovery: 'Utilizzare un codice di recupero',
  toApp: 'Utilizzare l’app',
  codeRequired: 'È richiesto un codice',
  enter: 'Continuare',
  cancel: 'Tornare al primo passo',
  wrong: 'Questo codice non è corretto. I codici cambiano ogni 30 secondi: inserisca quello mostrato ora.',
  used: 'Questo codice è già stato utilizzato. Attenda il prossimo.',
  wait: 'Troppi codici errati. Attenda un momento o utilizzi un codice di recupero.',
  expired: 'È passato troppo tempo. La preghiamo di ricominciare.',
  unreadable:
    'Al momento i codici non possono essere verificati. Utilizzi un codice di recupero o si rivolga all’amministrazione della Sua organizzazione.',
  unavailable: 'Al momento il server non è raggiungibile. La preghiamo di riprovare.',
  failed: 'Non ha funzionato. La preghiamo di riprovare.',
  inPortal:
    'La Sua organizzazione richiede un secondo fattore. Lo configuri nel portale Regesta, poi acceda qui.',
  toPortal: 'Aprire il portale',
  signInAgain: 'Ricominciare',
};
