import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  readonly fallback: ReactNode;
  /** Hears once what was thrown. */
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows words in place of a view that threw, so that the page is never white. */
export class CrashGuard extends Component<CrashGuardProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
