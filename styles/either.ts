/** Of two colours the one for the colour scheme where it is used: that of the page around unless a theme is chosen. */
export const either = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
