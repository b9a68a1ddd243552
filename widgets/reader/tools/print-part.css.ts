import { style } from '@vanilla-extract/css';

/** What was not chosen for the print. */
export const unprinted = style({ '@media': { print: { selectors: { '&&': { display: 'none' } } } } });
