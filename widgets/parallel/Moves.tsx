import { ChevronDown, ChevronUp } from 'lucide';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** To the previous and next article. */
export function Moves({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const text = useLoadedText<typeof parallelTexts>();
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={text('parallel.previousArticle')}
        shortcut="k"
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={text('parallel.nextArticle')}
        shortcut="j"
        onClick={() => onStep(1)}
      />
    </>
  );
}
