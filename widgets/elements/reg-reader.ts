import { giveBody } from '../define-element.tsx';
import { readerEvents, readerLight } from './reg-reader-options.ts';

/** Reads a regulation article by article, as text and as PDF. */
export const regReaderSpec = {
  ...readerLight,
  events: readerEvents,
  parts: ['root'],
  /** The current paragraph of the text. */
  entry: '[data-path][tabindex="0"]',
  load: () => import('./reg-reader-view.tsx'),
};

giveBody(regReaderSpec);
