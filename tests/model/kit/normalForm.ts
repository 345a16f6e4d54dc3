import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';

/** A machine's config with every shorthand written out, so that a change of it is one and the same everywhere. */
export interface NormalState {
  readonly type?: string;
  readonly history?: unknown;
  readonly output?: unknown;
  readonly initial?: { readonly target: string; readonly actions: readonly Part[] };
  readonly on: Readonly<Record<string, readonly NormalTransition[]>>;
  readonly always: readonly NormalTransition[];
  readonly after: Readonly<Record<string, readonly NormalTransition[]>>;
  readonly onDone: readonly NormalTransition[];
  readonly entry: readonly Part[];
  readonly exit: readonly Part[];
  readonly invoke: readonly NormalInvoke[];
  readonly states: Readonly<Record<string, NormalState>>;
  readonly tags: readonly string[];
}

export interface NormalTransition {
  /** Ids of states, `#login\.form`; none where the machine stays. */
  readonly target?: readonly string[];
  readonly guard?: Part;
  readonly actions: readonly Part[];
  readonly reenter?: boolean;
}

export interface NormalInvoke {
  readonly input?: unknown;
  readonly onDone: readonly NormalTransition[];
  readonly onError: readonly NormalTransition[];
  /** None where nobody follows the actor: XState would tell of each of its snapshots. */
  readonly onSnapshot?: readonly NormalTransition[];
}

/** An action or a guard: named, with or without parameters, or a function. */
export type Part = { readonly type: string; readonly params?: unknown } | ((...args: never[]) => unknown);

/** What a machine does under its names. */
export type Implementations = AnyStateMachine['implementations'];

export const normalFormOf = (machine: AnyStateMachine): NormalState => stateForm(machine.root);

/** More steps than any machine makes at one stroke. */
export const MOST_STEPS = 1_000;

/** A machine of this form; throws where XState refuses it. A chart that runs in circles breaks instead of hanging. */
export const machineOf = (form: NormalState, implementations: Implementations): AnyStateMachine =>
  createMachine(
    { ...form, options: { maxIterations: MOST_STEPS } } as never,
    implementations as never,
  ) as AnyStateMachine;

/** The id under which a target names a state. A dot of an id would lead below it. */
export const targetOf = ({ id }: AnyStateNode): string => `#${id.replaceAll('.', '\\.')}`;

function stateForm(node: AnyStateNode): NormalState {
  const { initial, ...config }: Config = node.config;
  const lists = (written: object | undefined, eventOf: (key: string) => string) =>
    Object.fromEntries(
      Object.entries(written ?? {}).map(([key, list]) => [key, listForm(list, candidatesOf(node, eventOf(key)))]),
    );
  return {
    ...config,
    ...(initial === undefined ? {} : { initial: initialForm(initial) }),
    on: lists(config.on, (event) => event),
    always: config.always === undefined ? [] : listForm(config.always, node.always ?? []),
    after: lists(config.after, (delay) => `xstate.after.${delay}.${node.id}`),
    onDone: config.onDone === undefined ? [] : listForm(config.onDone, candidatesOf(node, doneStateOf(node))),
    entry: listed(config.entry).map(partForm),
    exit: listed(config.exit).map(partForm),
    invoke: listed(config.invoke).map((invoke, at) => invokeForm(node, invoke, at)),
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, stateForm(child)])),
    tags: listed(config.tags),
  };
}

/** What is read of a config, which may be written in many ways. */
interface Config {
  readonly initial?: string | { readonly target: string; readonly actions?: unknown } | undefined;
  readonly on?: object;
  readonly always?: unknown;
  readonly after?: object;
  readonly onDone?: unknown;
  readonly entry?: Listed<string | Part>;
  readonly exit?: Listed<string | Part>;
  readonly invoke?: Listed<object>;
  readonly tags?: Listed<string>;
}

type Listed<T> = T | readonly T[];

export const doneStateOf = ({ id }: AnyStateNode): string => `xstate.done.state.${id}`;
export const actorOf = (node: AnyStateNode, at: number): string => node.invoke[at]?.id ?? '';

const candidatesOf = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  node.transitions.get(eventType) ?? [];

function invokeForm(node: AnyStateNode, written: object, at: number): NormalInvoke {
  const { onDone, onError, onSnapshot } = written as Readonly<Record<string, unknown>>;
  const list = (config: unknown, prefix: string) =>
    config === undefined ? [] : listForm(config, candidatesOf(node, `${prefix}.${actorOf(node, at)}`));
  return {
    ...written,
    onDone: list(onDone, 'xstate.done.actor'),
    onError: list(onError, 'xstate.error.actor'),
    ...(onSnapshot === undefined ? {} : { onSnapshot: list(onSnapshot, 'xstate.snapshot') }),
  };
}

/** Candidates as written, and as XState has understood them: that knows which states are meant. */
const listForm = (written: unknown, understood: readonly AnyTransitionDefinition[]): readonly NormalTransition[] =>
  (Array.isArray(written) ? written : [written]).map((candidate: unknown, at) => {
    const { target: _, guard, actions, ...rest } = withTarget(candidate);
    const targets = understood[at]?.target;
    return {
      ...rest,
      ...(targets === undefined ? {} : { target: targets.map(targetOf) }),
      ...(guard === undefined ? {} : { guard: partForm(guard) }),
      actions: listed(actions).map(partForm),
    };
  });

interface Written {
  readonly target?: unknown;
  readonly guard?: string | Part;
  readonly actions?: Listed<string | Part>;
}

const withTarget = (written: unknown): Written =>
  typeof written === 'object' && written !== null ? written : { target: written };

const initialForm = (written: NonNullable<Config['initial']>) =>
  typeof written === 'object'
    ? { target: written.target, actions: listed(written.actions as Written['actions']).map(partForm) }
    : { target: written, actions: [] };

const partForm = (written: string | Part): Part => (typeof written === 'string' ? { type: written } : written);

const listed = <T>(written: Listed<T> | undefined): readonly T[] =>
  written === undefined ? [] : Array.isArray(written) ? written : [written as T];
