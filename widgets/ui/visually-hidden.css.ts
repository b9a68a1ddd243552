import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#styles/visually-hidden.ts';

export const hidden = style(visuallyHidden);
