import type { ActorRefFrom } from 'xstate';
import type { siteMachine } from '../../../machines/site/site/site.machine.ts';

/** The root actor, read by all parts of the shell. */
export type Site = ActorRefFrom<typeof siteMachine>;
export interface SiteProps {
  readonly site: Site;
}
