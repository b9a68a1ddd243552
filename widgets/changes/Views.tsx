import { useStore } from '@nanostores/react';
import { Link2, Trash2 } from 'lucide';
import { type FormEvent, useState } from 'react';
import { changeSearch, withoutPlace } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { longestViewName, savedViews } from '#core/changes/saved-views.ts';
import { useApp } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';
import type { ViewsMenuProps } from './views-props.ts';

/** The saved views, and the field that saves the one on screen; loads when the menu is opened. */
export function Views({ query, onQuery, hrefOf, onDone }: ViewsMenuProps & { onDone: () => void }) {
  const { text } = useChangeScene().words;
  const { part, notices } = useApp();
  const { $views, save, remove } = part(savedViews);
  const views = useStore($views);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setIsMissing(true);
    save({ name: name.trim(), search: changeSearch(withoutPlace(query)) });
    setName('');
  };
  const copy = async (search: string) => {
    try {
      await navigator.clipboard.writeText(hrefOf(search));
      notices.tell({ kind: 'success', key: 'changes.linkCopied' });
    } catch {
      notices.tell({ kind: 'error', key: 'changes.linkNotCopied' });
    }
  };
  return (
    <>
      {views.length === 0 ? <p className={styles.hint}>{text('changes.noViews')}</p> : null}
      <ul>
        {views.map((view) => (
          <li key={view.name} className={styles.view}>
            <button
              type="button"
              className={styles.viewName}
              aria-current={view.search === changeSearch(withoutPlace(query)) || undefined}
              onClick={() => {
                onQuery(readChangeQuery(view.search));
                onDone();
              }}
            >
              {view.name}
            </button>
            <IconButton
              icon={Link2}
              iconSize={14}
              label={text('changes.copyLink', { name: view.name })}
              onClick={() => void copy(view.search)}
            />
            <IconButton
              icon={Trash2}
              iconSize={14}
              label={text('changes.removeView', { name: view.name })}
              onClick={() => remove(view.name)}
            />
          </li>
        ))}
      </ul>
      <form className={styles.saveView} onSubmit={submit} noValidate>
        <Field
          size="normal"
          label={text('changes.viewName')}
          maxLength={longestViewName}
          value={name}
          error={isMissing && name.trim() === '' ? text('changes.viewNameRequired') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{text('changes.saveView')}</Button>
      </form>
    </>
  );
}
