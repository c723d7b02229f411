import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show. A new value, such as the same page loaded again, makes the boundary render them again. */
  readonly shown: unknown;
  /** Stands in the place of the children once they have broken. */
  readonly fallback?: ReactNode;
  /** Called once they have broken. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly shown: unknown;
}

/** Keeps what breaks while rendering from what stands around it. The root reports the error (`rootErrors`). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, shown: this.props.shown };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { broken: false, shown };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
