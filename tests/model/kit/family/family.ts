import type { AnyStateMachine } from 'xstate';
import type { Configuration, Pending } from '../../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';

/** A flow, and the flows of the machines that it starts, by the name under which `setup` knows them. */
export interface Family<M extends AnyStateMachine = AnyStateMachine> {
  readonly parent: Flow<M>;
  readonly children: Readonly<Record<string, Flow<AnyStateMachine>>>;
}

/** A move of one member: of the parent where `of` is null, else of the child of that id. Time goes on for all. */
export interface FamilyMove {
  readonly of: string | null;
  readonly move: Move;
}

/** A child that runs. */
export interface Child {
  /** How the parent has started it; another start is another child, whatever its id. */
  readonly start: Pending;
  readonly at: Configuration;
}

/** A parent and all of its children at one moment. */
export interface GroupConfiguration {
  readonly parent: Configuration;
  readonly children: Readonly<Record<string, Child>>;
}

/** Something that one member has told another, or how it came to be. */
export type GroupMessage =
  | { readonly to: 'parent'; readonly from: Child; readonly type: string }
  | { readonly to: 'child'; readonly child: Child; readonly type: string };
