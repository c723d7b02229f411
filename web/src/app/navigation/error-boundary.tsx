import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show. A new value, such as the same page loaded again, makes the boundary render them again. */
  readonly shown: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly shown: unknown;
}

/** Shows the fallback where a page breaks while rendering, so that header and footer stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, shown: this.props.shown };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { broken: false, shown };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
