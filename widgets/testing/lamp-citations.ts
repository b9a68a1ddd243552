/** A search that knows one provision, and only with the name of its act, as servers do. */
export function suggestsLamp(request: Request): Response {
  const isKnown = new URL(request.url).searchParams.get('query') === 'Art. 2 LampA';
  const place = { kind: 'provision', regTextId: 'lamp', path: '2', label: 'Art. 2 LampA', detail: '' };
  const direct = isKnown ? [{ ...place, sourceNumber: '', versionDate: '2024-01-01' }] : [];
  return Response.json({ direct, completions: [], total: 0 });
}
