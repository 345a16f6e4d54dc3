import type { AnyActorRef } from 'xstate';
import { createInspector, type Inspector } from './inspector.ts';

declare global {
  interface Window {
    /** What console and browser tests hold on to; absent in a production build. */
    statehouse?: { readonly site: AnyActorRef; readonly inspector: Inspector };
  }
}

/** The inspector of this page, reachable from outside once the site is there. */
export function pageInspector(): Inspector & { show(site: AnyActorRef): void } {
  const inspector = createInspector(reportError);
  return {
    ...inspector,
    show: (site) => {
      window.statehouse = { site, inspector };
    },
  };
}
