import { type ActorRefFrom, assign } from 'xstate';
import type { siteMachine } from '../site/site.machine.ts';
import { clockMachine } from './clock.machine.ts';

export const wireClock = ({ now }: { readonly now: () => number }) =>
  clockMachine.provide({ actions: { readTime: assign({ deviceNow: () => now() }) } });

/** The server's time, ms: this one corrected by the site's clock, once there is a site. */
export const siteTime =
  (now: () => number, site: () => ActorRefFrom<typeof siteMachine> | null | undefined) => (): number =>
    now() + (site()?.getSnapshot().children.clock?.getSnapshot().context.offset ?? 0);
