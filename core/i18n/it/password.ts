import type { texts as en } from '../en/password.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  new: 'Nuova password',
  repeat: 'Ripetere la password',
  required: 'Inserire una password.',
  weak: 'La password deve avere almeno 10 caratteri, con una minuscola, una maiuscola, una cifra e un carattere speciale.',
  different: 'Le password non coincidono.',
  common: 'Questa password è tra le prime che provano gli aggressori. Sceglierne un’altra.',
  same: 'Inserire una password diversa.',
  tooLong: 'La password può avere al massimo 256 caratteri.',
  rules: 'Che cosa serve a una password',
  met: 'soddisfatto',
  missing: 'manca',
  length: 'Almeno 10 caratteri',
  lowercase: 'Una lettera minuscola',
  uppercase: 'Una lettera maiuscola',
  digit: 'Una cifra',
  special: 'Un carattere speciale, per esempio - o !',
  strengthEmpty: 'Sicurezza: ancora niente inserito',
  strengthWeak: 'Sicurezza: debole, manca gran parte dell’elenco qui sotto',
  strengthFair: 'Sicurezza: non ancora sufficiente, manca qualcosa dell’elenco qui sotto',
  strengthUnjudged: 'Sicurezza: l’elenco è soddisfatto; se è facile da indovinare viene verificato all’invio',
  strengthOwn:
    'Sicurezza: debole, contiene parole del Suo nome, del Suo indirizzo o della Sua organizzazione',
  strengthKnown: 'Sicurezza: debole, contiene una password che gli aggressori provano per prima',
  strengthKeyboard: 'Sicurezza: debole, contiene tasti vicini sulla tastiera',
  strengthName: 'Sicurezza: debole, contiene un nome che gli aggressori provano per primo',
  strengthWord:
    'Sicurezza: debole, consiste di poche parole, che gli aggressori provano per prime con anni e segni',
  strengthRepeat: 'Sicurezza: debole, si ripete',
  strengthRow: 'Sicurezza: debole, contiene una serie come abc o 123',
  strengthDate: 'Sicurezza: debole, contiene un giorno o un anno',
  strengthGood: 'Sicurezza: buona; con 14 caratteri è forte',
  strengthStrong: 'Sicurezza: forte, lunga e con ogni tipo di caratteri',
};
