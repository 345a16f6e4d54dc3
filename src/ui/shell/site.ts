import type { ActorRefFrom } from 'xstate';
import type { siteMachine } from '../../machines/site/site.machine.ts';

/** The root actor, which every part of the shell reads from. */
export type Site = ActorRefFrom<typeof siteMachine>;
export interface SiteProps {
  readonly site: Site;
}
