import type { ActorRefFrom } from 'xstate';
import type { content } from '../../../machines/site/site/content.ts';

export type AnnouncementsActor = ActorRefFrom<typeof content.announcements>;
export type WinnersActor = ActorRefFrom<typeof content.winners>;
export type MatchesActor = ActorRefFrom<typeof content.matches>;
export type NumbersActor = ActorRefFrom<typeof content.numbers>;
