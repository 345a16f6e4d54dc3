import { type AnyStateMachine, assign, sendTo } from 'xstate';
import type { Graph } from '../graph.ts';
import type { NormalInvoke, NormalState, Part } from '../normalForm.ts';
import { type Chart, chartOf } from './chart.ts';
import type { Mutant } from './mutants.ts';
import { type Change, changeOfState, changeOfTransition } from './operator.ts';

/** A list of actions of the chart, and how one of them is replaced. */
interface Slot {
  readonly action: Part;
  readonly change: (text: string, action: Part) => Change;
}

/**
 * Wrong values, which only show where a value is looked at: what an action assigns, what an actor is started with, what
 * a message carries and what the machine ends with. Which keys there are is seen in the exploration.
 */
export function valueMutantsOf(machine: AnyStateMachine, graph: Graph): readonly Mutant[] {
  const chart = chartOf(machine);
  return [...assigned(chart, graph), ...inputs(chart, graph), ...messages(chart, graph), ...outputs(chart, graph)];
}

const mutant = (operator: string, change: Change): Mutant => ({ ...change, operator, removes: false });

const slotsOf = ({ arcs, places }: Chart): readonly Slot[] => [
  ...arcs.flatMap((arc) =>
    arc.transition.actions.map(
      (action, at): Slot => ({
        action,
        change: (text, other) =>
          changeOfTransition(arc, text, (was) => ({ ...was, actions: was.actions.with(at, other) })),
      }),
    ),
  ),
  ...places.flatMap((place) =>
    (['entry', 'exit'] as const).flatMap((kind) =>
      place.state[kind].map(
        (action, at): Slot => ({
          action,
          change: (text, other) =>
            changeOfState(place, `${text} on ${kind}`, (was) => ({ ...was, [kind]: was[kind].with(at, other) })),
        }),
      ),
    ),
  ),
];

/** What XState keeps on the actions that it makes, and does not declare. */
interface BuiltIn {
  readonly type?: string;
  readonly assignment?: unknown;
  readonly to?: unknown;
  readonly event?: unknown;
  readonly id?: unknown;
  readonly delay?: unknown;
}

function builtIn(action: Part, { implementations: { actions } }: Chart): BuiltIn | null {
  const found: unknown = typeof action === 'function' ? action : actions[action.type];
  return typeof found === 'function' && 'type' in found ? (found as BuiltIn) : null;
}

const nameOf = (action: Part): string => (typeof action === 'function' ? action.name : action.type);
const paramsOf = (action: Part): unknown => (typeof action === 'function' ? undefined : action.params);

/** The params of an action, resolved as XState resolves them. */
const resolved = (params: unknown, args: { readonly context: unknown; readonly event: unknown }): unknown =>
  typeof params === 'function' ? params({ context: args.context, event: args.event }) : params;

type Args = { readonly context: object; readonly event: object };
type Compute = (args: Args, params: unknown) => unknown;
const computed = (value: unknown, args: Args, params: unknown): unknown =>
  typeof value === 'function' ? (value as Compute)(args, params) : value;

function assignedBy(assignment: unknown, args: Args, params: unknown): Readonly<Record<string, unknown>> {
  if (typeof assignment === 'function') return computed(assignment, args, params) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(assignment as object).map(([key, value]) => [key, computed(value, args, params)]),
  );
}

function assigned(chart: Chart, graph: Graph): readonly Mutant[] {
  const keys = Object.keys((graph.nodes[0]?.configuration.snapshot.context ?? {}) as object);
  return slotsOf(chart).flatMap(({ action, change }) => {
    const { type, assignment } = builtIn(action, chart) ?? {};
    if (type !== 'xstate.assign') return [];
    const wrong = (edit: (sets: Readonly<Record<string, unknown>>) => object): Part =>
      assign(((args: Args) => edit(assignedBy(assignment, args, resolved(paramsOf(action), args)))) as never) as never;
    return keysSet(assignment, keys).flatMap((key) => [
      mutant(
        'leave value',
        change(
          `${nameOf(action)} leaves ${key} as it was`,
          wrong(({ [key]: _, ...rest }) => rest),
        ),
      ),
      mutant(
        'wrong value',
        change(
          `${nameOf(action)} sets another ${key}`,
          wrong((sets) => (key in sets ? { ...sets, [key]: other(sets[key]) } : sets)),
        ),
      ),
    ]);
  });
}

/** The keys that an assignment may set: read from its text where it is a function, so that some may be missed. */
function keysSet(assignment: unknown, keys: readonly string[]): readonly string[] {
  if (typeof assignment !== 'function') return Object.keys(assignment as object);
  const text = String(assignment);
  return keys.filter((key) => new RegExp(`\\b${key}\\b`).test(text));
}

function inputs(chart: Chart, graph: Graph): readonly Mutant[] {
  const seen = new Map<string, unknown>();
  for (const { configuration } of graph.nodes)
    for (const { src, input } of configuration.pending) if (!seen.has(src)) seen.set(src, input);
  return chart.places.flatMap((place) =>
    place.state.invoke.flatMap((invoke, at) => {
      const { src } = invoke as { readonly src?: unknown };
      if (invoke.input === undefined || typeof src !== 'string') return [];
      return pathsIn(seen.get(src)).map((path) =>
        mutant(
          'wrong input',
          changeOfState(place, `starts ${src} with another ${path.join('.')}`, (was: NormalState) => ({
            ...was,
            invoke: was.invoke.with(at, {
              ...invoke,
              input: (args: Args) => changedAt(computed(invoke.input, args, undefined), path),
            } as NormalInvoke),
          })),
        ),
      );
    }),
  );
}

function messages(chart: Chart, graph: Graph): readonly Mutant[] {
  const seen = new Map<string, object>();
  for (const { edges } of graph.nodes)
    for (const { effects } of edges)
      for (const effect of effects) {
        const event = 'told' in effect ? effect.told : 'sent' in effect ? effect.sent : null;
        if (event !== null && !seen.has(event.type)) seen.set(event.type, event);
      }
  return slotsOf(chart).flatMap(({ action, change }) => {
    const { type, to, event, id, delay } = builtIn(action, chart) ?? {};
    if (type !== 'xstate.sendTo') return [];
    return [...new Set([...seen.values()].flatMap((one) => pathsIn(one).map((path) => path.join('.'))))]
      .filter((path) => path !== 'type' && mentions(event, path.split('.')[0] ?? ''))
      .map((path) =>
        mutant(
          'wrong message',
          change(
            `${nameOf(action)} carries another ${path}`,
            sendTo(
              to as never,
              ((args: Args) =>
                changedAt(computed(event, args, resolved(paramsOf(action), args)), path.split('.'))) as never,
              { id, delay } as never,
            ) as never,
          ),
        ),
      );
  });
}

const mentions = (event: unknown, key: string): boolean =>
  typeof event === 'function'
    ? String(event).includes(key)
    : typeof event === 'object' && event !== null && key in event;

function outputs(chart: Chart, graph: Graph): readonly Mutant[] {
  const ended = graph.nodes.find(({ configuration }) => configuration.snapshot.status === 'done');
  const [root] = chart.places;
  const output = root?.state.output;
  if (root === undefined || output === undefined || ended === undefined) return [];
  const paths = pathsIn(ended.configuration.snapshot.output);
  return (paths.length === 0 ? [[]] : paths).map((path) =>
    mutant(
      'wrong output',
      changeOfState(root, `ends with another ${path.join('.') || 'output'}`, (was) => ({
        ...was,
        output: (args: Args) => changedAt(computed(output, args, undefined), path),
      })),
    ),
  );
}

/** The leaves of a value that can be changed, three levels down. */
function pathsIn(value: unknown, depth = 3): readonly (readonly string[])[] {
  if (!isPlain(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const below = pathsIn(part, depth - 1);
    return below.length > 0 ? below.map((path) => [key, ...path]) : [[key]];
  });
}

function changedAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return other(value);
  return isPlain(value) && key in value
    ? { ...value, [key]: changedAt((value as Readonly<Record<string, unknown>>)[key], rest) }
    : value;
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  switch (typeof value) {
    case 'boolean':
      return !value;
    case 'number':
      return value + 1;
    case 'string':
      return `${value}?`;
    case 'object':
      return value === null ? null : Array.isArray(value) ? value.slice(1) : null;
    default:
      return value;
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
