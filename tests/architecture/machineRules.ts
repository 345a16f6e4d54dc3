import type { AnyStateMachine } from 'xstate';

type Config = Readonly<Record<string, unknown>>;

/** Every breach of the rules for machines, as a sentence: descriptions, explicit ids, ways out, names for all. */
export const machineBreaches = (machine: AnyStateMachine): readonly string[] => [
  ...(machine.config.id === undefined ? ['the machine has no id'] : []),
  ...stateBreaches(machine.config as Config, machine.id, true),
];

function stateBreaches(state: Config, path: string, isRoot = false): readonly string[] {
  const { description, states, invoke, entry, exit, always, on, after, onDone } = state;
  return [
    ...(isRoot || (typeof description === 'string' && description !== '') ? [] : [`${path} has no description`]),
    ...listOf(invoke).flatMap((each) => invokeBreaches(each as Config, path)),
    ...listOf(entry).flatMap((action) => actionBreaches(action, `${path} entry`)),
    ...listOf(exit).flatMap((action) => actionBreaches(action, `${path} exit`)),
    ...transitionBreaches(always, `${path} always`),
    ...transitionBreaches(onDone, `${path} onDone`),
    ...Object.entries((on ?? {}) as Config).flatMap(([event, to]) => [
      ...(event === '*' ? [`${path} takes any event`] : []),
      ...transitionBreaches(to, `${path} on ${event}`),
    ]),
    ...Object.entries((after ?? {}) as Config).flatMap(([delay, to]) => [
      ...(/^\d+$/.test(delay) ? [`${path} waits ${delay} ms without a name for it`] : []),
      ...transitionBreaches(to, `${path} after ${delay}`),
    ]),
    ...Object.entries((states ?? {}) as Config).flatMap(([key, child]) =>
      stateBreaches(child as Config, `${path}.${key}`),
    ),
  ];
}

function invokeBreaches({ id, src, onDone, onError, onSnapshot }: Config, path: string): readonly string[] {
  const name = `${path} invoke ${typeof id === 'string' ? id : '(no id)'}`;
  const waysOut = listOf(onError);
  const leads = waysOut.length > 0 && waysOut.every(hasTarget);
  return [
    ...(typeof id === 'string' ? [] : [`${name} has no id`]),
    ...(typeof src === 'string' ? [] : [`${name} is not named in setup`]),
    ...(leads ? [] : [`${name} has no target for its error`]),
    ...transitionBreaches(onDone, `${name} onDone`),
    ...transitionBreaches(onError, `${name} onError`),
    ...transitionBreaches(onSnapshot, `${name} onSnapshot`),
  ];
}

const hasTarget = (transition: unknown): boolean =>
  typeof transition === 'string' || typeof (transition as Config | undefined)?.target === 'string';

const transitionBreaches = (transition: unknown, place: string): readonly string[] =>
  listOf(transition).flatMap((each) => {
    if (typeof each === 'string') return [];
    const { actions, guard } = each as Config;
    return [
      ...listOf(actions).flatMap((action) => actionBreaches(action, place)),
      ...(guard === undefined || isNamedGuard(guard) ? [] : [`${place} has a guard without a name`]),
    ];
  });

const actionBreaches = (action: unknown, place: string): readonly string[] =>
  isNamed(action) ? [] : [`${place} has an action without a name`];

/** A name, `{ type, params }`, or `and`, `or`, `not` of such. */
function isNamedGuard(guard: unknown): boolean {
  if (typeof guard !== 'function') return isNamed(guard);
  const parts = (guard as { guards?: readonly unknown[] }).guards;
  return parts?.every(isNamedGuard) ?? false;
}

const isNamed = (value: unknown): boolean =>
  typeof value === 'string' || typeof (value as Config | null)?.type === 'string';

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
