import { Component, type ReactNode, useSyncExternalStore } from 'react';
import type { Console } from '../core/console.ts';
import type { Settings } from '../core/settings.ts';
import type { Store } from '../core/store.ts';
import { BranchNotice } from './BranchNotice.tsx';
import { ConsoleView } from './ConsoleView.tsx';
import { Lost } from './Lost.tsx';
import type { PanelOptions } from './panelOptions.ts';

interface ConsoleHostProps {
  readonly core: Console;
  readonly settings: Store<Settings>;
  readonly drawn: PanelOptions;
  /** Held events lost with the previous page. */
  readonly lost: readonly string[];
}

/** The console, or the button that opens it. */
export function ConsoleHost({ core, settings, drawn, lost }: ConsoleHostProps) {
  const read = useSyncExternalStore(settings.subscribe, settings.read);
  return (
    <>
      {read.isOpen && !read.isAway ? (
        <Guard onFailure={() => core.detach()} theme={read.theme}>
          <ConsoleView core={core} settings={read} onSettings={settings.set} drawn={drawn} />
        </Guard>
      ) : (
        <button
          type="button"
          className="opener"
          data-theme={read.theme}
          title={read.isAway ? 'The console is in a separate window (Ctrl .)' : 'Open the debug console (Ctrl .)'}
          onClick={() => settings.set({ isOpen: true, isAway: false })}
        >
          {read.isAway ? 'Dock console' : 'Console'}
        </button>
      )}
      {drawn.branch !== undefined && <BranchNotice branch={drawn.branch} theme={read.theme} />}
      <Lost lost={lost} theme={read.theme} />
    </>
  );
}

interface GuardProps {
  readonly children: ReactNode;
  readonly theme: Settings['theme'];
  readonly onFailure: () => void;
}

/** Error boundary: an error of the console closes it and releases the site. */
class Guard extends Component<GuardProps, { readonly failure: string | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <p className="opener" role="alert" data-theme={this.props.theme}>
        The console failed and released the site: {this.state.failure}. Reload the page to reopen it.
      </p>
    );
  }
}
