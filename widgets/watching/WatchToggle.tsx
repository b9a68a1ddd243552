import { useStore } from '@nanostores/react';
import { BellPlus, BellRing } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { watchingTexts } from '#core/i18n/watching.ts';
import { watchKey } from '#core/watching/watch-key.ts';
import { watches } from '#core/watching/watches.ts';
import { useApp, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { WatchProps } from '../watch-props.ts';
import * as styles from './watch.css.ts';

/** A button that is pressed while something is watched. Loads what is watched with the first of its kind. */
export function WatchToggle(props: WatchProps) {
  return props.look === 'key' ? <TurnOnce {...props} /> : <Toggle {...props} />;
}

/** Turns it as soon as it is known whether it is watched. */
function TurnOnce({ targets, name, onPress }: WatchProps) {
  const { $byKey, load, watch, stop } = useApp().part(watches);
  const turn = useEffectEvent(() => {
    const isWatched = targets.every((target) => $byKey.get().has(watchKey(target)));
    onPress?.();
    void (isWatched ? stop : watch)(targets, { name });
  });
  useEffect(() => {
    let isOver = false;
    void load().then(() => isOver || turn());
    return () => {
      isOver = true;
    };
  }, [load]);
  return null;
}

function Toggle({ targets, name, look, className, tabIndex, onPress }: WatchProps) {
  const text = useText(watchingTexts);
  const { $byKey, load, watch, stop } = useApp().part(watches);
  const known = useStore($byKey);
  useEffect(() => void load(), [load]);
  if (!text) return look === 'icon' ? <span className={styles.room} /> : null;
  const isWatched = targets.every((target) => known.has(watchKey(target)));
  const words =
    targets.length > 1
      ? text(isWatched ? 'watching.watchedAll' : 'watching.watchAll')
      : text(isWatched ? 'watching.watched' : 'watching.watch');
  const label = text('watching.named', { words, name });
  const icon = isWatched ? BellRing : BellPlus;
  const onClick = () => {
    onPress?.();
    void (isWatched ? stop : watch)(targets, { name });
  };
  if (look === 'icon')
    return (
      <IconButton
        icon={icon}
        label={label}
        pressed={isWatched}
        className={className}
        tabIndex={tabIndex}
        onClick={onClick}
      />
    );
  if (look === 'word')
    return (
      <Button
        size="small"
        kind="quiet"
        icon={icon}
        className={classes(isWatched && styles.pressed, className)}
        aria-label={label}
        aria-pressed={isWatched}
        tabIndex={tabIndex}
        onClick={onClick}
      >
        {words}
      </Button>
    );
  return (
    <button
      type="button"
      className={classes(className, isWatched && styles.pressed)}
      aria-label={label}
      title={label}
      aria-pressed={isWatched}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <Icon of={icon} size={14} />
    </button>
  );
}
