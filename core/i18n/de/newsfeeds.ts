import type { texts as en } from '../en/newsfeeds.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  subscribeTitle: 'Neuigkeiten abonnieren',
  intro:
    'Outlook und andere Feedreader lesen die Neuigkeiten unter einer eigenen Adresse. Wer die Adresse hat, liest sie: Geben Sie sie niemandem.',
  usualName: 'Neuigkeiten',
  created: 'Die Adressen von «{{name}}»',
  createdText:
    'Kopieren Sie eine Adresse jetzt: Sie wird nur einmal angezeigt. Die meisten Programme nehmen beide; Outlook nimmt RSS.',
  rss: 'RSS-Adresse',
  atom: 'Atom-Adresse',
  revokeText:
    'Programme, die «{{name}}» lesen, erhalten nichts mehr. Das lässt sich nicht rückgängig machen.',
};
