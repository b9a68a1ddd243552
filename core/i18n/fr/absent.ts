import type { texts as en } from '../en/absent.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  act: '{{name}} ne figure pas dans cette collection.',
  numberedAct: '{{name}} ({{number}}) ne figure pas dans cette collection.',
  name: 'Aucun acte de cette collection ne s’appelle « {{name}} ».',
  subject: 'Il n’y a rien à ce sujet : aucun texte n’a {{words}}. Ce qui s’en approche le plus :',
  word: '« {{word}} »',
  provision: '{{act}} : {{provision}} n’existe pas.',
  article: '{{act}} : {{provision}} n’existe pas (existants : {{existing}}).',
  more: 'La recherche cite plus que ce qui figure ici. Passages omis : {{count}}.',
  open: 'Ouvrir {{act}}',
};
