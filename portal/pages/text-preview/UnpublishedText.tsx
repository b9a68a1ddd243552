import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { PreviewedText } from '#core/async/previewed-text.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { PreviewHead } from '#core/contract/main/text-preview.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { TextPreview } from '#widgets/reader/preview/TextPreview.tsx';
import { placeInQuery } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import * as styles from './text-preview.css.ts';

type UnpublishedTextProps = {
  text: PreviewedText<Unit, PreviewHead>;
  /** The way back to what the text is made of. */
  back: { address: string; label: string };
  /** The address of the text at a place of it. */
  addressOf: (place: string) => string;
  /** Why the server refuses it, in the words of the page. */
  reasonOf: (error: ApiError) => ReactNode;
};

/** The page of a text before it is published, whatever it is made of. */
export function UnpublishedText({ text: previewed, back, addressOf, reasonOf }: UnpublishedTextProps) {
  const text = useLoadedText<typeof textPreviewTexts>();
  const head = loadedValue(useStore(previewed.$head));
  const [, navigate] = useLocation();
  const place = new URLSearchParams(useSearch()).get(placeInQuery) ?? undefined;
  return (
    <PageFrame
      title={head?.title ?? text('textpreview.title')}
      name={text('textpreview.title')}
      width="full"
      about={
        <Link href={back.address} className={styles.link}>
          {back.label}
        </Link>
      }
    >
      <TextPreview
        text={previewed}
        place={place}
        addressOf={addressOf}
        onPlace={(to, { steps }) => navigate(addressOf(to), { replace: steps })}
        failed={(error) => (isRefused(error) ? reasonOf(error) : undefined)}
      />
    </PageFrame>
  );
}

/** What is refused is refused again; other failures may be tried again. */
const isRefused = ({ kind, status }: ApiError) => kind === 'rejected' && status < 500 && status !== 429;
