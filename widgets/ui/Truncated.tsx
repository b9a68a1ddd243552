import { truncate } from '#core/lib/truncate.ts';
import { Tooltip } from './Tooltip.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type TruncatedProps = {
  text: string;
  /** Characters kept, 35 unless said otherwise (specification part 2, section 9). */
  length?: number;
  /** Set to false inside a link or button: that one has the focus already. */
  focusable?: boolean;
};

/** A text cut to its length; whole on hover, on focus and for assistive technology. */
export function Truncated({ text, length, focusable = true }: TruncatedProps) {
  const short = truncate(text, length);
  if (short === text) return <span>{text}</span>;
  return (
    <Tooltip text={text}>
      <span tabIndex={focusable ? 0 : undefined}>
        <span aria-hidden="true">{short}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
