import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { accessProblem } from '#core/access/access-error.ts';
import { findServer, parseCodeLink } from '#core/access/links.ts';
import type { accessTexts } from '#core/i18n/access.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { routes } from '../../routes.ts';
import { useSubmission } from '../../use-submission.ts';
import { Loading } from '../../WithTexts.tsx';

/**
 * The page of a link with a code; redirects to the sign-in if the link is incomplete or names an unknown
 * server.
 */
export function KnownServer({ children }: { children: (code: string) => ReactNode }) {
  const app = useApp();
  const text = useLoadedText<typeof accessTexts>();
  const link = parseCodeLink(useSearch());
  const baseUrl = link?.baseUrl;
  const [known, setKnown] = useState<boolean>();
  const { problem, run } = useSubmission('look up the server of a link', accessProblem);
  const look = () =>
    run(async () => {
      if (baseUrl !== undefined) setKnown(await findServer(app, baseUrl));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look-up per address
  useEffect(() => {
    void look();
  }, [baseUrl]);

  const { signedIn } = useStore(app.session.$session);
  // Whoever leaves to accept the invite goes on at the server of the link: leaving forgets which one was meant.
  useEffect(() => {
    if (known && !signedIn && baseUrl !== undefined) app.session.askAt(baseUrl);
  }, [app, known, signedIn, baseUrl]);

  // Whoever stays signed in goes on at the server of their session.
  useEffect(() => () => app.session.askAt(''), [app]);

  if (!link || known === false) return <Redirect to={routes.signIn.address()} replace />;
  if (known) return children(link.code);
  if (!problem) return <Loading />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <FormProblem message={text('access.unavailable')} away={problem.away ?? 'main'} />
    </form>
  );
}
