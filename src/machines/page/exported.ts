import { type AnyStateMachine, StateMachine } from 'xstate';
import type { EventSchemas } from '../support/events.ts';

interface ExportedPage {
  readonly machine: AnyStateMachine;
  readonly events: EventSchemas;
}

type Module = Readonly<Record<string, unknown>>;

const isPage = (value: unknown): value is ExportedPage =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'events' in value &&
  !(value instanceof StateMachine);

/** The pages that a module exports, each with its events. */
export const pagesIn = (module: Module): readonly ExportedPage[] => Object.values(module).filter(isPage);

/** The machines that a module exports, alone or as a page. */
export const machinesIn = (module: Module): readonly AnyStateMachine[] =>
  Object.values(module).flatMap((value) => {
    const machine = isPage(value) ? value.machine : value;
    return machine instanceof StateMachine ? [machine as AnyStateMachine] : [];
  });
