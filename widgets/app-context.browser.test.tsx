import { expect, test, vi } from 'vitest';
import { defineTexts } from '#core/i18n/texts.ts';
import { useText } from './app-context.tsx';
import { aTestApp, renderIn } from './testing/view.tsx';

/** Two bundles that load lazily; the German texts of the second load when `german` resolves. */
function someTexts(german: Promise<{ texts: { bye: string } }>, hello = 'Hello') {
  const greeting = async () => ({ texts: { hello: 'Guten Tag' } });
  const farewell = () => german;
  return [
    defineTexts('greeting', { hello }, { DE: greeting, FR: greeting, IT: greeting }),
    defineTexts('farewell', { bye: 'Goodbye' }, { DE: farewell, FR: farewell, IT: farewell }),
  ] as const;
}

type GreetingProps = { texts: ReturnType<typeof someTexts>; onDraw?: (words: string) => void };

function Greeting({ texts: [greeting, farewell], onDraw }: GreetingProps) {
  const text = useText(greeting, farewell);
  const words = text ? `${text('greeting.hello')}, ${text('farewell.bye')}` : 'waiting';
  onDraw?.(words);
  return <p>{words}</p>;
}

test('texts are undefined until all bundles have arrived, in the language on screen', async () => {
  const { app } = aTestApp([]);
  await app.translator.setLanguage('DE');
  const german = Promise.withResolvers<{ texts: { bye: string } }>();
  const screen = await renderIn(app, <Greeting texts={someTexts(german.promise)} />);
  await expect.element(screen.getByText('waiting')).toBeVisible();
  german.resolve({ texts: { bye: 'Auf Wiedersehen' } });
  await expect.element(screen.getByText('Guten Tag, Auf Wiedersehen')).toBeVisible();
  await app.translator.setLanguage('EN');
  await expect.element(screen.getByText('Hello, Goodbye')).toBeVisible();
});

test('a view whose texts are here draws them at once', async () => {
  const texts = someTexts(Promise.resolve({ texts: { bye: 'Auf Wiedersehen' } }));
  const { app } = aTestApp([...texts]);
  const drawn: string[] = [];
  await renderIn(app, <Greeting texts={texts} onDraw={(words) => drawn.push(words)} />);
  expect(drawn).not.toContain('waiting');
});

test('English stands in for a bundle that cannot be loaded, and the failure is reported', async () => {
  const { app } = aTestApp([]);
  const report = vi.spyOn(app.notices, 'report').mockImplementation(() => undefined);
  await app.translator.setLanguage('DE');
  const screen = await renderIn(app, <Greeting texts={someTexts(Promise.reject(new TypeError('away')))} />);
  await expect.element(screen.getByText('Guten Tag, Goodbye')).toBeVisible();
  expect(report).toHaveBeenCalledWith(new TypeError('away'), 'load the texts of a part');
});

test('texts are as they are written, without the spaces that hold drawn dates together', async () => {
  const dated = 'As of 15 June 2018, AS 2023 231';
  const texts = someTexts(Promise.resolve({ texts: { bye: 'Auf Wiedersehen' } }), dated);
  const { app } = aTestApp([...texts]);
  const drawn: string[] = [];
  await renderIn(app, <Greeting texts={texts} onDraw={(words) => drawn.push(words)} />);
  expect(drawn).toContain(`${dated}, Goodbye`);
});
