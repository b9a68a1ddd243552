import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';

/** The calls of the main server that reading needs; a test answers them from memory. */
export type MainCalls = Pick<
  Client<typeof mainContract>,
  | 'listOfRegulation'
  | 'regulation'
  | 'regulationInfo'
  | 'allVersions'
  | 'tableOfContent'
  | 'regText'
  | 'regPdf'
  | 'coordinatesOfArticles'
  | 'coordinatesOfSubParagraphs'
  | 'identifyParagraph'
  | 'previousRegArtVersions'
>;
