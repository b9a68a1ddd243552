import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { ApiError } from '#core/http/api-error.ts';

type DocumentViewProps<Opened> = {
  ref?: Ref<HTMLDivElement>;
  /** Makes the view a container whose width its parts adapt to. */
  className: string;
  opened: Loadable<Opened>;
  loading: ReactNode;
  failed: (error: ApiError) => ReactNode;
  children: (opened: Opened) => ReactNode;
};

/** A view of one or more law texts: the text once it is open; before that a placeholder, or why it failed. */
export function DocumentView<Opened>(props: DocumentViewProps<Opened>) {
  const { ref, className, opened, loading, failed, children } = props;
  const value = loadedValue(opened);
  return (
    <div ref={ref} className={className} data-view tabIndex={-1}>
      {opened.state === 'failed' ? failed(opened.error) : value === undefined ? loading : children(value)}
    </div>
  );
}

/** A column beside the text. */
export type SideColumn = {
  label: string;
  className: string;
  style?: CSSProperties | undefined;
  content: ReactNode;
};

type DocumentFrameProps = {
  ref?: Ref<HTMLDivElement>;
  /**
   * Class names created with `layout.ts`, since the views switch to scrolling as a whole at different widths.
   */
  look: { frame: string; row: string };
  head?: ReactNode;
  contents?: SideColumn | undefined;
  panel?: SideColumn | undefined;
  /** The text, in its own scrolling column. */
  children: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
};

/** The parts of an open document: the head on top; contents, text and panel side by side below it. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { ref, look, head, contents, panel, children, onKeyDown, onClick } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks bubble here from the focused element inside
    <div ref={ref} className={look.frame} onKeyDown={onKeyDown} onClick={onClick}>
      {head}
      <div className={look.row}>
        {contents ? (
          <nav className={contents.className} style={contents.style} aria-label={contents.label}>
            {contents.content}
          </nav>
        ) : null}
        {children}
        {panel ? (
          <aside className={panel.className} aria-label={panel.label}>
            {panel.content}
          </aside>
        ) : null}
      </div>
    </div>
  );
}
