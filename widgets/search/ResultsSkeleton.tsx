import type { searchTexts } from '#core/i18n/search.ts';
import { indexes } from '#core/lib/indexes.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import * as states from '../ui/states.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as hits from './hit.css.ts';

const lines = ['34%', '96%', '88%', '62%'];

/** Placeholders for hits, with the lines that hits have. */
export function ResultsSkeleton() {
  const text = useLoadedText<typeof searchTexts>();
  return (
    <div role="status">
      <VisuallyHidden>{text('search.running')}</VisuallyHidden>
      {indexes(5).map((index) => (
        <div key={index} className={hits.hit} aria-hidden="true">
          <div className={hits.inner}>
            <div className={states.line} style={{ inlineSize: '64px' }} />
            <div className={classes(hits.body, states.skeleton)}>
              {lines.map((inlineSize) => (
                <div key={inlineSize} className={states.line} style={{ inlineSize }} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
