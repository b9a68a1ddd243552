import { Fullscreen, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide';
import type { ReactNode } from 'react';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { nextPageZoom } from '#core/regulations/pdf-layout.ts';
import type { PageZoom } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageField } from './PageField.tsx';
import * as styles from './pdf-bar.css.ts';

type PdfBarProps = {
  zoom: PageZoom;
  /** Width of the pages as they are drawn, in percent of the reading width. */
  percent: number;
  onZoom: (zoom: PageZoom) => void;
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Gives the focus back to the pages. */
  onLeave: () => void;
  /** Shortcuts are named only while they act. */
  keys: boolean;
  tools: ReactNode;
};

/** The bar above the pages: zoom, page, and what can be done at the current place. */
export function PdfBar({ zoom, percent, onZoom, page, total, onPage, onLeave, keys, tools }: PdfBarProps) {
  const text = useLoadedText<typeof pdfTexts>();
  const larger = nextPageZoom(percent, 1);
  const smaller = nextPageZoom(percent, -1);
  const step = (to: PageZoom | undefined) => () => to !== undefined && onZoom(to);
  const fitting = (to: 'width' | 'page') => ({
    pressed: zoom === to,
    onClick: () => onZoom(zoom === to ? 100 : to),
  });
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would appear in the bar */}
      <div className={styles.group} role="group" aria-label={text('pdf.zoom')}>
        <IconButton
          icon={ZoomOut}
          label={text('pdf.zoomOut')}
          shortcut={keys ? '-' : undefined}
          aria-disabled={smaller === undefined}
          onClick={step(smaller)}
        />
        <span className={styles.percent} aria-live="polite">
          {text('pdf.percent', { percent })}
        </span>
        <IconButton
          icon={ZoomIn}
          label={text('pdf.zoomIn')}
          shortcut={keys ? '+' : undefined}
          aria-disabled={larger === undefined}
          onClick={step(larger)}
        />
        <IconButton icon={MoveHorizontal} label={text('pdf.fitWidth')} {...fitting('width')} />
        <IconButton icon={Fullscreen} label={text('pdf.fitPage')} {...fitting('page')} />
      </div>
      <PageField page={page} total={total} onPage={onPage} onLeave={onLeave} />
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
