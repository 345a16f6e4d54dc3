import type { AnyActorRef } from 'xstate';
import { type Collector, type Coverage, createCollector } from './coverage.ts';
import { createInspector, type Inspector } from './inspector.ts';

declare global {
  interface Window {
    /** What console and browser tests hold on to; absent in a production build. */
    statehouse?: {
      readonly site: AnyActorRef;
      readonly inspector: Inspector;
      /** What the machines of this tab were seen to do, over reloads too. */
      readonly coverage: () => Coverage;
      readonly coverageOf: Collector['readOne'];
      readonly lastTaken: Collector['lastTaken'];
    };
  }
}

const KEPT = 'statehouse.coverage';

/** The inspector of this page, reachable from outside once the site is there. */
export function pageInspector(): Inspector & { readonly coverage: () => Coverage; show(site: AnyActorRef): void } {
  const inspector = createInspector(reportError);
  const collector = createCollector(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}'));
  inspector.listen(collector.inspect);
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(collector.read())));
  return {
    ...inspector,
    coverage: collector.read,
    show: (site) => {
      const { read: coverage, readOne: coverageOf, lastTaken } = collector;
      window.statehouse = { site, inspector, coverage, coverageOf, lastTaken };
    },
  };
}
