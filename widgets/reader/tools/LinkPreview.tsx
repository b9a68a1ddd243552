import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { references } from '#core/references/store.ts';
import { useApp } from '../../app-context.tsx';
import { useScene } from '../reader-scene.ts';
import { PreviewOf } from './PreviewOf.tsx';
import * as styles from './text-tools.css.ts';
import { usePointedLink } from './use-pointed-link.ts';

/** What a reference or a defined term leads to, beside it, on hover and focus. One for the whole text. */
export function LinkPreview({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const app = useApp();
  const { language, props } = useScene();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<HTMLElement>();
  const { target } = link?.dataset ?? {};
  usePointedLink(sheet, popup, setLink);

  useEffect(() => {
    const { current: box } = popup;
    if (!box || !link) return;
    link.setAttribute('aria-describedby', id);
    box.showPopover();
    return () => {
      link.removeAttribute('aria-describedby');
      box.hidePopover();
    };
  }, [link, id]);

  const at = { language, versionDate: props.versionDate };
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className={styles.linkPreview}>
      {link && target ? (
        <PreviewOf
          key={target}
          $preview={app.part(references).preview(target, at)}
          popup={popup}
          link={link}
        />
      ) : null}
    </div>
  );
}
