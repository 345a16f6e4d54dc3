import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/**
 * A transition as a person writes it: `source, event [guard] -> target`. States are paths below the root, `any` is the
 * root itself, and a transition without a target `stays`.
 */
export function formatTransition({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${formatGuard(guard)}]`;
  const targets = target?.map(({ path }) => path.join('.')).join(' + ') ?? '(stays)';
  return `${source.path.join('.') || 'any'}, ${formatEvent(eventType, source.machine)}${condition} -> ${targets}`;
}

/**
 * `after recheck (60 s)`, `done fetchStatus`, `error fetchStatus`, `snapshot watchPrice`, `always`; other events keep
 * their own name. A delay that is worked out anew each time has only its name.
 */
export function formatEvent(eventType: string, machine: AnyStateMachine): string {
  if (eventType === '') return 'always';
  const [, kind, name] = eventType.match(/^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\.(.+)$/) ?? [];
  if (kind === undefined || name === undefined) return eventType;
  if (kind === 'after') return `after ${spellDelay(name.split('.')[0] ?? '', machine)}`;
  return kind === 'done.state' ? `done ${name.split('.').slice(1).join('.')}` : `${kind.split('.')[0]} ${name}`;
}

function spellDelay(name: string, machine: AnyStateMachine): string {
  const delay: unknown = machine.implementations.delays[name];
  return typeof delay === 'number' ? `${name} (${delay / 1000} s)` : name;
}

export function formatGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function') throw new Error('a guard of a kind that nobody can read');
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name;
  const parts = guard.guards.map(formatGuard);
  return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `);
}

/** An action as it is called; one written on the spot has no name. */
export function formatAction(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return typeof action === 'function' ? action.name || 'an action without a name' : 'an action without a name';
}
