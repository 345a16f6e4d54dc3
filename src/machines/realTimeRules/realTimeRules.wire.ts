import { realTimeRulesMachine } from './realTimeRules.machine.ts';

export interface RealTimeRulesDeps {
  /** The site's clock, ms. */
  readonly siteNow: () => number;
}

/** Minimum interval, so that wrong clocks cannot cause a reload loop. */
const SHORTEST_WAIT_MS = 1_000;

export const wireRealTimeRules = ({ siteNow }: RealTimeRulesDeps) =>
  realTimeRulesMachine.provide({
    delays: { untilNext: ({ context }) => Math.max(SHORTEST_WAIT_MS, context.next - siteNow()) },
  });
