import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows words in place of a view that threw, so that the page is never white. */
export class CrashGuard extends Component<CrashGuardProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
