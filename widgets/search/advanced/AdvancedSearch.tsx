import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { documentParts } from '#core/contract/main/search.ts';
import { advancedSearchTexts } from '#core/i18n/advanced.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { scopes } from '#core/law/search/modifiers.ts';
import { earliestDay } from '#core/lib/day.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import type { TypedDate } from '#core/lib/typed-date.ts';
import {
  type AdvancedFields,
  emptyFields,
  fieldsOfQuery,
  queryOfFields,
} from '#core/search/advanced-query.ts';
import { fatalProblem } from '#core/search/query-language.ts';
import { languages } from '#core/session/languages.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../../app-context.tsx';
import { DateField } from '../../dates/DateField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Select } from '../../ui/Select.tsx';
import { problemText } from '../problem-text.ts';
import type { AdvancedLink } from '../Suggestions.tsx';
import * as styles from './advanced.css.ts';

type AdvancedSearchProps = {
  /** The query in the box, which the fields take apart. */
  term: string;
  language: LanguageCode;
  onSearch: (term: string, language: LanguageCode) => void;
  onClose: () => void;
  /** The page that explains operators and fields. */
  help: AdvancedLink | undefined;
};

/** A query in fields: takes apart the one in the box, and builds another. */
export function AdvancedSearch(props: AdvancedSearchProps) {
  const text = useText(advancedSearchTexts);
  const common = useLoadedText<typeof commonTexts>();
  if (!text) return null;
  return (
    <Dialog open onClose={props.onClose} title={text('advanced.title')} closeLabel={common('common.close')}>
      <Form {...props} />
    </Dialog>
  );
}

/** The languages to search in: those that the main server has, and the one that is searched now. */
function useOfferedLanguages(searched: LanguageCode) {
  const { $languages, load } = useApp().part(languages);
  const known = useStore($languages);
  useEffect(() => void load(), [load]);
  return {
    offered: known.includes(searched) ? known : [...known, searched],
    spoken: useInterfaceLanguage(),
  };
}

type Texts = typeof advancedSearchTexts | typeof searchTexts;
const days = ['at', 'before', 'after'] as const;
type Day = (typeof days)[number];
type TextField = Exclude<keyof AdvancedFields, 'part' | 'scope' | Day>;

function Form({ term, language: first, onSearch, onClose, help }: AdvancedSearchProps) {
  const text = useLoadedText<Texts>();
  const { offered, spoken } = useOfferedLanguages(first);
  const [fields, setFields] = useState(() => fieldsOfQuery(term));
  const [language, setLanguage] = useState(first);
  const [isSent, setSent] = useState(false);
  // Days that are typed and none; their fields say what is wrong.
  const [wrong, setWrong] = useState<readonly Day[]>([]);
  const [clearings, setClearings] = useState(0);
  const query = queryOfFields(fields);
  const problem = query === '' ? undefined : fatalProblem(query);
  const said = query === '' ? text('advanced.empty') : problem && problemText(text, problem);
  const change = (changed: Partial<AdvancedFields>) => setFields({ ...fields, ...changed });

  const field = (name: TextField, label: string, hint?: string) => (
    <Field
      size="normal"
      label={label}
      hint={hint}
      value={fields[name]}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said === undefined && wrong.length === 0) onSearch(query, language);
  };
  const clear = () => {
    setFields(emptyFields);
    setWrong([]);
    setClearings(clearings + 1);
  };
  const noteTyped = (name: Day, { problem }: TypedDate) =>
    setWrong([...wrong.filter((each) => each !== name), ...(problem === undefined ? [] : [name])]);
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Group title={text('advanced.words')}>
        {field('all', text('advanced.all'))}
        {field('phrase', text('advanced.phrase'))}
        {field('any', text('advanced.any'))}
        {field('none', text('advanced.none'))}
        {field('title', text('advanced.headings'))}
      </Group>
      <Group title={text('advanced.where')}>
        {field('regulation', text('advanced.regulation'), text('advanced.regulationHint'))}
        {field('article', text('advanced.article'))}
        <Select
          size="normal"
          label={text('advanced.part')}
          value={fields.part}
          options={[
            { value: '', label: text('advanced.partAny') },
            ...documentParts.map((value) => ({ value, label: text(partTexts[value]) })),
          ]}
          onChange={(part) => change({ part })}
        />
        <Select
          size="normal"
          label={text('advanced.scope')}
          value={fields.scope}
          options={[
            { value: '', label: text('search.scope-default') },
            ...scopes.map(({ name, text: key }) => ({ value: name, label: text(`search.${key}`) })),
          ]}
          onChange={(scope) => change({ scope })}
        />
        <Select
          size="normal"
          label={text('advanced.language')}
          value={language}
          options={offered.map((value) => ({ value, label: listedLanguage(value, spoken) }))}
          onChange={setLanguage}
        />
      </Group>
      <Group title={text('advanced.when')}>
        {/* Emptied, they also forget what was typed and is no day. */}
        <Days key={clearings} fields={fields} onTyped={noteTyped} onChange={change} />
      </Group>
      <Built query={query} problem={isSent || problem ? said : undefined} />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {text('advanced.search')}
        </Button>
        <Button onClick={clear}>{text('advanced.clear')}</Button>
        {help ? <HelpLink help={help} onClose={onClose} /> : null}
      </div>
    </form>
  );
}

type DaysProps = {
  fields: AdvancedFields;
  onTyped: (name: Day, typed: TypedDate) => void;
  onChange: (changed: Partial<AdvancedFields>) => void;
};

function Days({ fields, onTyped, onChange }: DaysProps) {
  const text = useLoadedText<Texts>();
  return days.map((name) => (
    <DateField
      key={name}
      label={text(`advanced.${name}`)}
      value={fields[name]}
      min={earliestDay}
      hint=""
      onTyped={(typed) => onTyped(name, typed)}
      onChange={(day = '') => onChange({ [name]: day })}
    />
  ));
}

/** The query that the fields make, and what is wrong with it. */
function Built({ query, problem }: { query: string; problem: string | undefined }) {
  const text = useLoadedText<Texts>();
  const id = useId();
  return (
    <div className={styles.query}>
      <span id={id} className={styles.queryLabel}>
        {text('advanced.query')}
      </span>
      <output aria-labelledby={id} className={styles.queryText}>
        {query === '' ? '\u00a0' : query}
      </output>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

const partTexts = {
  article: 'search.partArticle',
  annex: 'search.partAnnex',
  final: 'search.partFinal',
} as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function HelpLink({ help, onClose }: { help: AdvancedLink; onClose: () => void }) {
  const text = useLoadedText<Texts>();
  return (
    <a
      className={styles.help}
      href={help.href}
      onClick={(event) => {
        if (!help.onFollow || opensElsewhere(event)) return;
        event.preventDefault();
        onClose();
        help.onFollow();
      }}
    >
      {text('advanced.help')}
    </a>
  );
}
