import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { references } from '#core/references/store.ts';
import { useApp } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import * as styles from './comments.css.ts';

type Around = Pick<PanelPlace, 'completeParagraphID' | 'nameOf' | 'language'>;

/** The name of a paragraph: in the open document that of the text, of others with their short name. */
export function usePlaceName(target: string, { completeParagraphID, nameOf, language }: Around): string {
  const { preview, loadPreview } = useApp().part(references);
  const { regTextId, path } = splitParagraphId(target);
  const isHere = regTextId === splitParagraphId(completeParagraphID).regTextId;
  const $preview = useMemo(() => preview(target, { language }), [preview, target, language]);
  const known = loadedValue(useStore($preview));
  useEffect(() => {
    if (!isHere) void loadPreview(target, { language });
  }, [isHere, loadPreview, target, language]);
  return isHere ? nameOf(path) : (known?.name ?? target);
}

type PlaceLinkProps = { target: string; place: PanelPlace; className?: string; children?: ReactNode };

/** A link to a paragraph. */
export function PlaceLink({ target, place, className = styles.link }: PlaceLinkProps) {
  const name = usePlaceName(target, place);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    place.follow(target);
  };
  return (
    <a className={className} href={place.hrefTo(target)} onClick={handleClick}>
      <Designation>{name}</Designation>
    </a>
  );
}
