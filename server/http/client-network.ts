/** An IPv4 address unchanged; for an IPv6 address its network, since one owner has all its addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [left = '', right] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros =
    right === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const network = [...groups, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
