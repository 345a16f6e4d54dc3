import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type JoinProgram, type JoinStanding, joinContract } from '../../../api/contract/agent/join.ts';
import type { AgreementKind } from '../../../api/contract/rules/agreementTerms.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import { applicationMachine } from '../application/application.machine.ts';
import type { joinEvents } from './join.events.ts';
import { agreementShown, type Example, FIRST_EXAMPLE, isOnRange, slidersOf } from './join.rules.ts';

interface JoinContext {
  readonly keySeed: string;
  readonly program: JoinProgram | null;
  readonly programFailure: ApiFailure | null;
  /** Null until loaded, and for visitors. */
  readonly standing: JoinStanding | null;
  readonly standingFailure: ApiFailure | null;
  /** Number of forms opened: each has keys of its own. */
  readonly visits: number;
  /** The agreement of the example; null for the first. */
  readonly kind: AgreementKind | null;
  readonly example: Example;
}

/** Setup of the join machine. */
const joinSetup = setup({
  types: {
    context: {} as JoinContext,
    input: {} as Pick<PageInput, 'keySeed'>,
    events: {} as EventsOf<typeof joinEvents>,
    children: {} as { application: 'application' },
  },
  actors: {
    surroundings: unwiredListener('join.surroundings'),
    fetchProgram: apiPort(joinContract.program),
    fetchStanding: apiPort(joinContract.standing),
    application: applicationMachine,
  },
  actions: {
    keepProgram: assign((_, params: { program: JoinProgram }) => ({ program: params.program, programFailure: null })),
    keepProgramFailure: assign((_, params: { error: unknown }) => ({ programFailure: failureOf(params.error) })),
    keepStanding: assign((_, params: { standing: JoinStanding }) => ({
      standing: params.standing,
      standingFailure: null,
    })),
    keepStandingFailure: assign((_, params: { error: unknown }) => ({ standingFailure: failureOf(params.error) })),
    forgetStanding: assign({ standing: null, standingFailure: null }),
    nextVisit: assign(({ context }) => ({ visits: context.visits + 1 })),
    keepKind: assign((_, params: { kind: AgreementKind }) => ({ kind: params.kind })),
    keepExample: assign(({ context }, { name, value }: { name: keyof Example; value: number }) => ({
      example: { ...context.example, [name]: value },
    })),
  },
  guards: {
    isOffered: ({ context: { program, kind: shown } }, { kind }: { kind: AgreementKind }) =>
      agreementShown(program, shown)?.kind !== kind && agreementShown(program, kind)?.kind === kind,
    isOnRange: ({ context: { program, kind, example } }, { name, value }: { name: keyof Example; value: number }) =>
      slidersOf(agreementShown(program, kind)).includes(name) && isOnRange(name, value) && example[name] !== value,
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const slider = <const Name extends 'members' | 'play' | 'loss'>(name: Name) => {
  const params = ({ event }: { readonly event: { readonly value: number } }) => ({ name, value: event.value });
  return { guard: { type: 'isOnRange', params }, actions: { type: 'keepExample', params } } as const;
};

/**
 * The page for partners (ROUTE-30, AGENT-16): what the agreements of the house say, an example by the rules of
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
      description: 'The agreements and figures of the house, and an example once they are known.',
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
          description: 'Loading the agreements.',
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
        shown: { description: 'Agreements and example are on screen.' },
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
