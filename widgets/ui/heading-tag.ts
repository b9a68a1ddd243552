export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** HTML has six levels: what lies deeper shares the sixth. */
export const headingTag = (level: number): HeadingTag => `h${Math.min(6, level)}` as HeadingTag;
