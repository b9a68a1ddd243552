import { atom, type ReadableAtom } from 'nanostores';

export type EditorState<Saved, Problem> =
  | { state: 'open' }
  | { state: 'saving' }
  | { state: 'failed'; problem: Problem }
  /** Somebody else has saved the same meanwhile: `theirs` is what it says now. */
  | { state: 'conflict'; theirs: Saved };

export type FormEditor<Form, Saved, Problem> = {
  $form: ReadableAtom<Form>;
  $state: ReadableAtom<EditorState<Saved, Problem>>;
  /** Whether something would be lost. */
  isChanged: () => boolean;
  /** When the unsaved words were typed that the editor began with. */
  restoredAt: number | undefined;
  change: (fields: Partial<Form>) => void;
  /** Saves what is valid; resolves to what is saved, or undefined if it was not saved. */
  save: () => Promise<Saved | undefined>;
  /** Forgets what was typed, on the device too. */
  discard: () => void;
  /** After a conflict: goes on with what was changed here, on top of what the other has saved. */
  keepMine: () => void;
};

type Versioned = { version: number };
export type FormEditorOptions<Form, Saved extends Versioned, Problem> = {
  /** What is edited; undefined for something new. */
  known: Saved | undefined;
  /** What the form says of something that is saved. */
  formOf: (saved: Saved) => Form;
  /** With what something new begins. */
  empty: Form;
  /** What the device has of it that was not saved, with the version at which that edit began. */
  draft: { form: Form; version?: number | undefined; at: number } | undefined;
  isSame: (one: Form, other: Form) => boolean;
  /** What was changed since `base`, on top of what somebody else has saved; all that the form says if absent. */
  onTopOf?: (theirs: Form, own: { base: Form; mine: Form }) => Form;
  isValid: (form: Form) => boolean;
  send: (form: Form, known: Saved | undefined, version: number | undefined) => Promise<Saved>;
  /** What came of a failed save: why, or what somebody else has saved meanwhile. */
  failureOf: (
    error: unknown,
  ) => Promise<Extract<EditorState<Saved, Problem>, { state: 'failed' | 'conflict' }>>;
  /** Stores what is not saved on the device; undefined once there is nothing. */
  store: (unsaved: { form: Form; version: number | undefined } | undefined) => void;
};

/** A form that is being filled in. Each change is stored on the device at once, so that no crash takes words along. */
export function createFormEditor<Form extends object, Saved extends Versioned, Problem>(
  options: FormEditorOptions<Form, Saved, Problem>,
): FormEditor<Form, Saved, Problem> {
  const { formOf, draft, isSame, store: keep } = options;
  let { known } = options;
  let base = known ? formOf(known) : options.empty;
  // An edit goes on from the version at which it began, so that it is told what was saved since.
  let version = known && Math.min(known.version, draft?.version ?? known.version);
  const $form = atom<Form>(draft?.form ?? base);
  const $state = atom<EditorState<Saved, Problem>>({ state: 'open' });

  const store = (form: Form) => keep(isSame(form, base) ? undefined : { form, version });
  function begin(form: Form) {
    $form.set(form);
    $state.set({ state: 'open' });
    store(form);
  }
  return {
    $form,
    $state,
    isChanged: () => !isSame($form.get(), base),
    restoredAt: draft?.at,
    change(fields) {
      $form.set({ ...$form.get(), ...fields });
      if ($state.get().state === 'failed') $state.set({ state: 'open' });
      store($form.get());
    },
    async save() {
      const form = $form.get();
      const { state } = $state.get();
      if (!options.isValid(form) || state === 'saving' || state === 'conflict') return undefined;
      $state.set({ state: 'saving' });
      try {
        const saved = await options.send(form, known, version);
        if (version !== undefined) ({ version } = saved);
        known = saved;
        base = form;
        // What was typed while it was being saved is not lost with it.
        begin($form.get());
        return saved;
      } catch (error) {
        const after = await options.failureOf(error);
        if (after.state === 'conflict') known = after.theirs;
        $state.set(after);
        return undefined;
      }
    },
    discard() {
      if (known) base = formOf(known);
      begin(base);
    },
    keepMine() {
      const mine = $form.get();
      if (!known) return begin(mine);
      const theirs = formOf(known);
      const joined = options.onTopOf?.(theirs, { base, mine }) ?? mine;
      base = theirs;
      ({ version } = known);
      begin(joined);
    },
  };
}
