import { baseAddress, webAddress } from '#core/http/base-address.ts';

const pageAddress = () => globalThis.document?.baseURI;

/** Where an address leads that is relative to the page. */
export const addressOnPage = (text: string): URL | undefined => webAddress(text, pageAddress());

/** Whether an address leads to the web, be it relative; relative ones are checked as on any page of the web. */
export const isLinkAddress = (text: string): boolean =>
  webAddress(text, 'https://page.invalid') !== undefined;

/**
 * The base address of a server that an element names, relative to the page. If it names none, the page's own origin,
 * which a file and a sandboxed frame do not have.
 */
export const serverAddress = (text: string): string | undefined =>
  text ? baseAddress(text, pageAddress()) : baseAddress(globalThis.origin);

/** The main server that served this script from its folder of elements; undefined for a copy elsewhere. */
export const suiteAddress: string | undefined = /^(https?:.+)\/widgets\//.exec(import.meta.url)?.[1];

/** As `serverAddress`; if an element names no main server, that which served this script is meant. */
export const mainAddress = (text: string): string | undefined =>
  text === '' && suiteAddress ? suiteAddress : serverAddress(text);
