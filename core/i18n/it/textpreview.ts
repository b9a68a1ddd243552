import type { texts as en } from '../en/textpreview.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Testo prima della pubblicazione',
  about: 'Così si leggerà. Citazioni e termini definiti diventano link una volta pubblicato il testo.',
  empty: 'Non contiene testo.',
  goTo: 'Andare a',
  renewed: 'Qualcuno ha modificato questo testo durante la lettura. Lo vede com’è adesso.',
  see: 'Leggere il testo',
  seeOf: 'Leggere il testo: {{title}}',
};
