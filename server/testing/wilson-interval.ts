/** The lower and upper end of the 95 % interval of a share by Wilson's formula, which holds near 1 and for few cases too. */
export function wilsonInterval(part: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const share = part / whole;
  const middle = share + z ** 2 / (2 * whole);
  const width = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const scale = 1 + z ** 2 / whole;
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)];
}
