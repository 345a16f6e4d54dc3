import { type AnyActorLogic, type AnyStateMachine, assign, fromCallback, StateMachine } from 'xstate';
import type { ApiPort } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { memberListener } from './member.ts';

export interface PlugDeps {
  readonly api: ApiClient;
  /** The business day, for machines that need it: they bring the calendar, which a first visit does without. */
  readonly today?: () => string;
  /** Downloads a text file; for machines that save one. */
  readonly saveFile?: (name: string, text: string) => void;
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember?: (told: (isIn: boolean) => void) => () => void;
}

/**
 * Connects every port of a machine, and of the machines that it invokes, to the client; `readToday` reads the business
 * day, `saveFile` downloads, a page hears whether a member is signed in. Other stubs stay.
 */
export function plug<Machine extends AnyStateMachine>(machine: Machine, deps: PlugDeps): Machine {
  const { actors, actions } = machine.implementations as unknown as Implementations;
  const { today, saveFile } = deps;
  return machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, plugLogic(logic, deps)])),
    actions: {
      ...(today && 'readToday' in actions ? { readToday: assign({ today } as never) } : {}),
      ...(saveFile && 'saveFile' in actions
        ? { saveFile: (_: unknown, { name, csv }: { name: string; csv: string }) => saveFile(name, csv) }
        : {}),
    },
  } as never) as unknown as Machine;
}

interface Implementations {
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  readonly actions: Readonly<Record<string, unknown>>;
}

function plugLogic(logic: AnyActorLogic, deps: PlugDeps): AnyActorLogic {
  if (isPort(logic)) return logic.plug(deps.api);
  if (logic === memberListener && deps.watchMember) return listenTo(deps.watchMember);
  return logic instanceof StateMachine ? plug(logic as AnyStateMachine, deps) : logic;
}

const listenTo = (watchMember: NonNullable<PlugDeps['watchMember']>) =>
  fromCallback(({ sendBack }) => watchMember((isIn) => sendBack({ type: isIn ? 'page.signedIn' : 'page.signedOut' })));

export const isPort = (logic: AnyActorLogic): logic is ApiPort<unknown, unknown> & AnyActorLogic => 'plug' in logic;

/** Endpoints that an actor calls; empty if none. */
export const endpointsOf = (logic: object): readonly Endpoint[] =>
  'endpoints' in logic ? (logic.endpoints as readonly Endpoint[]) : [];
