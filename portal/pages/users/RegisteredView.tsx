import { UsersHeader } from './UsersHeader.tsx';

/** Who belongs to the organisation. */
export function RegisteredView() {
  return <UsersHeader view="registered" />;
}
