import type { ReactNode } from 'react';
import type { TextBundle } from '#core/i18n/texts.ts';
import { CardFrame } from '../../shell/CardFrame.tsx';
import { Loading, WithTexts } from '../../WithTexts.tsx';

/** A card whose content is drawn once its texts have loaded. */
export function AccessFrame({ texts, children }: { texts: TextBundle[]; children: ReactNode }) {
  return (
    <CardFrame>
      <WithTexts texts={texts} pending={<Loading />}>
        {children}
      </WithTexts>
    </CardFrame>
  );
}
