import { truncate } from '#core/lib/truncate.ts';
import { Tooltip } from './Tooltip.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type TruncatedProps = {
  text: string;
  /** Maximum length, 35 by default (specification part 2, section 9). */
  length?: number;
  /** Set to false inside a link or button, which can be focused itself. */
  focusable?: boolean;
};

/** A text cut to its maximum length; complete on hover, on focus and for assistive technology. */
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
