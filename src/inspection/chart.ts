import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { formatAction, formatEvent, formatGuard, formatTransition } from './format.ts';
import { transitionId, transitionsOf } from './transitions.ts';

/** A machine as something to draw: plain data, in the order of writing. */
export interface Chart {
  readonly id: string;
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  readonly id: string;
  /** Its own name; that of the machine for the root. */
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly description: string | null;
  /** Whether its parent begins here. */
  readonly initial: boolean;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly string[];
  readonly states: readonly ChartState[];
}

export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  /** Empty where it leaves the machine where it is. */
  readonly targets: readonly string[];
  /** What brings it about: `login.submit`, `after patience (3 s)`, `done sendLogin`, `always`. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** All of it in one line, as the lists of the specs write it. */
  readonly text: string;
}

export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  root: stateOf(machine.root),
  transitions: transitionsOf(machine).map(transitionOf),
});

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  type: node.type,
  description: node.description ?? null,
  initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  tags: [...node.tags].map(String),
  entry: listOf(node.config.entry).map(formatAction),
  exit: listOf(node.config.exit).map(formatAction),
  invokes: node.invoke.map(({ id }) => id),
  states: Object.values<AnyStateNode>(node.states).map(stateOf),
});

const transitionOf = (transition: AnyTransitionDefinition): ChartTransition => ({
  id: transitionId(transition),
  source: transition.source.id,
  targets: (transition.target ?? []).map(({ id }) => id),
  event: formatEvent(transition.eventType, transition.source.machine),
  guard: transition.guard === undefined ? null : formatGuard(transition.guard),
  actions: transition.actions.map(formatAction),
  text: formatTransition(transition),
});

/** As written; what XState adds by itself, to set and clear timers, is not in the configuration. */
const listOf = (actions: unknown): readonly unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions];
