import { FIRST_EXAMPLE } from './join.rules.ts';
import { joinSetup } from './join.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const slider = <const Name extends 'members' | 'play' | 'loss'>(name: Name) => {
  const params = ({ event }: { readonly event: { readonly value: number } }) => ({ name, value: event.value });
  return { guard: { type: 'isOnRange', params }, actions: { type: 'keepExample', params } } as const;
};

/**
 * The page for partners (ROUTE-30, AGENT-16): what the contracts of the house say, an example by the rules of
 * settlement, and the own application. Programme and standing load each by itself.
 */
export const joinMachine = joinSetup.createMachine({
  id: 'join',
  context: ({ input }) => ({
    keySeed: input.keySeed,
    program: null,
    programFailure: null,
    standing: null,
    standingFailure: null,
    visits: 0,
    kind: null,
    example: FIRST_EXAMPLE,
  }),
  invoke: {
    id: 'surroundings',
    src: 'surroundings',
    onError: { target: '.standing.visitor', actions: 'forgetStanding' },
  },
  type: 'parallel',
  states: {
    program: {
      description: 'The contracts and figures of the house, and an example once they are known.',
      initial: 'loading',
      on: {
        'join.chooseKind': {
          guard: { type: 'isOffered', params: payload },
          actions: { type: 'keepKind', params: payload },
        },
        'join.setMembers': slider('members'),
        'join.setPlay': slider('play'),
        'join.setLoss': slider('loss'),
      },
      states: {
        loading: {
          description: 'Loading the contracts.',
          invoke: {
            id: 'fetchProgram',
            src: 'fetchProgram',
            input: { request: {} },
            onDone: {
              target: 'shown',
              actions: { type: 'keepProgram', params: ({ event }) => ({ program: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepProgramFailure', params: errorOf } },
          },
        },
        shown: { description: 'Contracts and example are on screen.' },
        failed: { description: 'Loading failed; shows the reason and Retry.', on: { 'join.retry': 'loading' } },
      },
    },
    standing: {
      description: 'The own application.',
      initial: 'visitor',
      on: {
        'join.signedIn': { target: '.loading', actions: 'forgetStanding' },
        'join.signedOut': { target: '.visitor', actions: 'forgetStanding' },
      },
      states: {
        visitor: { description: 'Nobody is signed in, or a trial: offers to sign up or log in.' },
        loading: {
          description: 'Loading the own application.',
          invoke: {
            id: 'fetchStanding',
            src: 'fetchStanding',
            input: { request: {} },
            onDone: {
              target: 'open',
              actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepStandingFailure', params: errorOf } },
          },
        },
        open: {
          description: 'The form, or what became of it.',
          entry: 'nextVisit',
          invoke: {
            id: 'application',
            src: 'application',
            input: ({ context: { standing, keySeed, visits } }) => ({ standing, keySeed: `${keySeed}-${visits}` }),
            onDone: { description: 'The server knows it better.', target: 'loading' },
            onError: { target: 'failed', actions: { type: 'keepStandingFailure', params: errorOf } },
          },
        },
        failed: { description: 'Loading failed; shows the reason and Retry.', on: { 'join.retry': 'loading' } },
      },
    },
  },
});
