/** Widths at which layouts change (specification, section 9). */
export const breakpoints = { small: 600, medium: 960, large: 1280, wide: 1920, widest: 2560 };

type Breakpoint = keyof typeof breakpoints;

/** Condition for `@media` (pages) or `@container` (views): narrower than the breakpoint. */
export const below = (name: Breakpoint): string => `(width < ${breakpoints[name]}px)`;

const lowest = 480;
/** Condition for `@media`: a window too low for anything that stays. */
export const low = `(height < ${lowest}px)`;
/** Condition for `@media`: a window too small for parts that stay while others scroll. */
export const cramped = `${below('medium')} or ${low}`;
/** Condition for `@media`: the opposite of `cramped`. */
export const roomy = `(width >= ${breakpoints.medium}px) and (height >= ${lowest}px)`;

/** Condition for `@media` (pages) or `@container` (views): the breakpoint or wider. */
export const from = (name: Breakpoint): string => `(width >= ${breakpoints[name]}px)`;
