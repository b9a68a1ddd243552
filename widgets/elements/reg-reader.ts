import { commonProperties } from '../common-options.ts';
import { defineElement } from '../define-element.tsx';
import { readerAttributes, readerEvents } from './reg-reader-options.ts';

/** Reads a regulation article by article, as text and as PDF. */
export const regReaderSpec = {
  tag: 'reg-reader',
  attributes: readerAttributes,
  properties: commonProperties,
  events: readerEvents,
  hasPlaces: true,
  parts: ['root'],
  /** The current paragraph of the text. */
  entry: '[data-path][tabindex="0"]',
  room: () => ({ height: 640, minHeight: 160, minWidth: 224, view: 'fills' }) as const,
  load: () => import('./reg-reader-view.tsx'),
};

defineElement(regReaderSpec);
