import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type JoinProgram, type JoinStanding, joinContract } from '../../api/contract/join.ts';
import type { ContractKind } from '../../api/contract/rules/contractTerms.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { applicationMachine } from '../application/application.machine.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredListener } from '../support/unwired.ts';
import type { joinEvents } from './join.events.ts';
import { contractShown, type Example, isOnRange, slidersOf } from './join.rules.ts';

export interface JoinContext {
  readonly keySeed: string;
  readonly program: JoinProgram | null;
  readonly programFailure: ApiFailure | null;
  /** Null until loaded, and for visitors. */
  readonly standing: JoinStanding | null;
  readonly standingFailure: ApiFailure | null;
  /** Number of forms opened: each has keys of its own. */
  readonly visits: number;
  /** The contract of the example; null for the first. */
  readonly kind: ContractKind | null;
  readonly example: Example;
}

/** Setup of the join machine. */
export const joinSetup = setup({
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
    keepKind: assign((_, params: { kind: ContractKind }) => ({ kind: params.kind })),
    keepExample: assign(({ context }, { name, value }: { name: keyof Example; value: number }) => ({
      example: { ...context.example, [name]: value },
    })),
  },
  guards: {
    isOffered: ({ context: { program, kind: shown } }, { kind }: { kind: ContractKind }) =>
      contractShown(program, shown)?.kind !== kind && contractShown(program, kind)?.kind === kind,
    isOnRange: ({ context: { program, kind, example } }, { name, value }: { name: keyof Example; value: number }) =>
      slidersOf(contractShown(program, kind)).includes(name) && isOnRange(name, value) && example[name] !== value,
  },
});
