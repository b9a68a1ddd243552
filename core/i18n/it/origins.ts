import type { texts as en } from '../en/origins.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Prova che le pagine sono Sue',
  intro:
    'Chi visita una pagina può fare domande senza accedere solo quando è mostrato che la pagina è Sua. Metta il testo qui sotto in un file o in un tag, poi verifichi. Regesta richiama la pagina solo quando Lei preme il pulsante.',
  failed: 'Non è stato possibile caricare lo stato delle pagine.',
  proved_file: 'Confermata dal file.',
  proved_tag: 'Confermata dal tag.',
  proved_operator: 'Confermata dal gestore di Regesta.',
  proved_local: 'Su questa macchina: in modalità di esempio non serve conferma.',
  unproved: 'Non confermata: da qui i visitatori non possono fare domande.',
  accepted: 'Non confermata: i visitatori possono fare domande fino al {{day}}.',
  fileText: 'Come testo del file {{address}}',
  tagText: 'O come tag nell’intestazione di {{address}}',
  check: 'Verifica ora',
  checkOf: 'Verifica ora: {{origin}}',
  checkFailed: 'Non è stato possibile fare la verifica.',
  notPrivate:
    'Le pagine di una rete interna non possono essere richiamate da qui. Chieda al gestore di Regesta di confermare l’indirizzo con un comando.',
  notHttps: '{{found}} non ha https:// e perciò non può essere verificato.',
  otherPort:
    'Solo le pagine alla porta 443 possono essere verificate. Chieda al gestore di Regesta di confermare {{found}} con un comando.',
  noAddress: 'Il nome non ha un indirizzo in internet ({{found}}).',
  notPublic: '{{found}} non è un indirizzo dell’internet pubblica.',
  unreachable: 'Nessuna connessione sicura alla pagina ({{found}}).',
  tooSlow: 'La pagina non ha risposto entro {{found}}.',
  noToken: 'Il testo non è stato trovato.',
  foundFile: 'File: {{what}}',
  foundPage: 'Pagina iniziale: {{what}}',
  asStatus: 'il server risponde {{status}}',
  asRedirect: 'reindirizza a {{location}}, che non viene seguito',
  asText: 'contiene «{{text}}»',
  asNothing: 'è vuoto',
  asNoTag: 'non ha un tag di questo nome',
  asTag: 'il tag contiene «{{text}}»',
};
