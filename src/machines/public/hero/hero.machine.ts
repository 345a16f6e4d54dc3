import { assign, setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { Holder, heroEvents } from './hero.events.ts';
import { type HeroContext, moved, slides, swipe } from './hero.rules.ts';

/**
 * The slides at the top of home (HOME-06). They change by themselves on home alone, not under reduced motion, and not
 * while the pointer or the focus is on them.
 */
export const heroMachine = setup({
  types: { context: {} as HeroContext, events: {} as EventsOf<typeof heroEvents> },
  actors: { surroundings: unwiredListener('hero.surroundings') },
  actions: {
    advance: assign({ place: ({ context }) => moved(context.place, 1) }),
    keepPlace: assign((_, params: { place: number }) => params),
    keepTouch: assign((_, params: { x: number }) => ({ touchedAt: params.x })),
    keepHolder: assign(({ context }, params: { by: Holder }) => ({
      heldBy: [...context.heldBy.filter((by) => by !== params.by), params.by],
    })),
    dropHolder: assign(({ context }, params: { by: Holder }) => ({
      heldBy: context.heldBy.filter((by) => by !== params.by),
    })),
    swipe: assign(({ context }, params: { x: number }) => ({
      place: moved(context.place, swipe(context, params.x)),
      touchedAt: null,
    })),
  },
  guards: {
    isAllowed: (_, params: { turning: boolean }) => params.turning,
    isHeld: ({ context }) => context.heldBy.length > 0,
    isFree: ({ context }) => context.heldBy.length === 0,
    isSlide: (_, params: { place: number }) => params.place in slides,
  },
  delays: { readingTime: 7_000 },
}).createMachine({
  id: 'hero',
  context: { place: 0, touchedAt: null, heldBy: [] },
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.still' },
  initial: 'still',
  on: {
    'hero.allow': [
      { guard: { type: 'isAllowed', params: ({ event }) => event }, target: '.turning' },
      { target: '.still' },
    ],
    'hero.select': {
      guard: { type: 'isSlide', params: ({ event }) => event },
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
    'hero.touch': { actions: { type: 'keepTouch', params: ({ event }) => ({ x: event.x }) } },
    'hero.hold': { actions: { type: 'keepHolder', params: ({ event }) => ({ by: event.by }) } },
    'hero.release': { actions: { type: 'dropHolder', params: ({ event }) => ({ by: event.by }) } },
    'hero.lift': { actions: { type: 'swipe', params: ({ event }) => ({ x: event.x }) } },
  },
  states: {
    still: { description: 'Slides change only by hand: another page is open, or motion is reduced.' },
    turning: {
      description: 'The next slide comes after the reading time.',
      always: { guard: 'isHeld', target: 'held' },
      after: { readingTime: { target: 'turning', reenter: true, actions: 'advance' } },
    },
    held: {
      description: 'The pointer or the focus is on the hero; the slide stays.',
      always: { guard: 'isFree', target: 'turning' },
    },
  },
});
