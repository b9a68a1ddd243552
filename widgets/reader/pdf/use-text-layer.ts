import { type RefObject, useEffect } from 'react';
import type { TextBand } from '#core/regulations/pdf-places.ts';
import * as styles from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';
import { buildTextLayer, hideOutside } from './text-layer.ts';

type TextLayerOptions = {
  scene: PdfScene;
  page: number;
  place: RefObject<HTMLElement | null>;
  /** The drawing comes first: text to select is not needed before it is seen. */
  isDrawn: boolean;
  band: TextBand | undefined;
  onText: (page: number) => void;
};

/** Lays the selectable text over a page once it is drawn. */
export function useTextLayer({ scene, page, place, isDrawn, band, onText }: TextLayerOptions) {
  useEffect(() => {
    const element = place.current;
    if (!isDrawn || !element) return;
    let isGone = false;
    void scene.textOf(page).then(
      (text) => {
        if (isGone) return;
        const layer = buildTextLayer(text, scene.measure, styles.layer);
        scene.layers.set(page, layer);
        element.replaceChildren(layer.element);
        onText(page);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      scene.layers.delete(page);
    };
  }, [scene, page, place, isDrawn, onText]);

  useEffect(() => {
    const layer = isDrawn ? scene.layers.get(page) : undefined;
    if (layer) hideOutside(layer, band);
  }, [scene, page, isDrawn, band]);
}
