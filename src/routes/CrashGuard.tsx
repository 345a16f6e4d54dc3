import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  readonly fallback: ReactNode;
  /** Called once with the error. */
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary: shows `fallback` in place of a view that threw. */
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
