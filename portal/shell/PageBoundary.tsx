import { Component, type ReactNode } from 'react';

type PageBoundaryProps = {
  /** A new page resets the boundary. */
  page: string;
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
};
type State = { failed: boolean; page: string };

/** Catches the errors of a page, so that the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: State): Partial<State> | null {
    return props.page === state.page ? null : { failed: false, page: props.page };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
