import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Field } from './Field.tsx';
import { Tabs } from './Tabs.tsx';
import { Truncated } from './Truncated.tsx';

const nothing = () => undefined;
const attribute = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];

describe('a field', () => {
  it('has a label, and points to its hint and error', () => {
    const markup = renderToStaticMarkup(<Field label="E-mail" hint="yours" error="Email is required" />);
    const id = attribute(markup, 'for') ?? '';
    expect(markup).toContain(`id="${id}"`);
    expect(attribute(markup, 'aria-invalid')).toBe('true');
    expect(attribute(markup, 'aria-describedby')).toBe(`${id}-hint ${id}-error`);
    expect(markup).toContain(`id="${id}-error"`);
  });

  it('claims nothing where nothing is wrong', () => {
    const markup = renderToStaticMarkup(<Field label="E-mail" />);
    expect(markup).not.toContain('aria-invalid');
    expect(markup).not.toContain('aria-describedby');
  });
});

describe('a confirm dialog', () => {
  const dialog = (open: boolean, valid: boolean) =>
    renderToStaticMarkup(
      <ConfirmDialog
        open={open}
        heading="Delete?"
        cancelLabel="Cancel"
        submitLabel="Delete"
        valid={valid}
        waits
        onCancel={nothing}
        onSubmit={nothing}
      >
        For ever.
      </ConfirmDialog>,
    );

  it('offers its two buttons and no other way out', () => {
    expect(dialog(true, true).match(/<button/g)).toHaveLength(2);
  });

  it('waits for what its body asks for', () => {
    expect(dialog(true, false)).toContain('disabled=""');
    expect(dialog(true, true)).not.toContain('disabled=""');
  });

  it('keeps nothing of its body while closed', () => {
    expect(dialog(false, true)).not.toContain('For ever.');
  });
});

describe('a truncated text', () => {
  it('shows 35 characters and says all of them', () => {
    const long = 'Eigenmittelunterlegungsverordnung der Banken';
    const markup = renderToStaticMarkup(<Truncated text={long} />);
    expect(markup).toContain('>Eigenmittelunterlegungsverordnung…<');
    expect(markup).toContain(`>${long}<`);
    expect(attribute(markup, 'tabindex')).toBe('0');
  });

  it('leaves a short one alone', () => {
    expect(renderToStaticMarkup(<Truncated text="BankG" />)).toBe('<span>BankG</span>');
  });
});

it('a busy button keeps its place in the tab order', () => {
  const markup = renderToStaticMarkup(<Button busy>Save</Button>);
  expect(attribute(markup, 'aria-disabled')).toBe('true');
  expect(markup).not.toContain(' disabled');
});

it('tabs name their panel, and only the chosen one is in the tab order', () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="Parts"
      tabs={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B', count: 3 },
      ]}
      value="b"
      onChange={nothing}
    >
      panel
    </Tabs>,
  );
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
  expect(attribute(markup, 'aria-labelledby')).toMatch(/-b$/);
});
