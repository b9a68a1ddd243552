import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { changesAhead } from '#core/changes/ahead.ts';
import { useApp } from '#widgets/app-context.tsx';
import { type AheadLink, AheadMarks } from '#widgets/reader/AheadMarks.tsx';
import { routes } from '../../routes.ts';

const ChangeLink: AheadLink = ({ slug, ...rest }) => (
  <Link href={routes.changes.address({}, slug)} data-stop {...rest} />
);

/** The changes that are ahead of a document, in its text. */
export function ChangesAhead({ regTextId }: { regTextId: string }) {
  const { of, load } = useApp().part(changesAhead);
  const changes = loadedValue(useStore(of(regTextId)));
  useEffect(() => void load(regTextId), [load, regTextId]);
  return changes && changes.length > 0 ? <AheadMarks changes={changes} Link={ChangeLink} /> : null;
}
