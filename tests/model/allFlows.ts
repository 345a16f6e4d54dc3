import type { AnyStateMachine } from 'xstate';
import type { Flow } from './kit/flow.ts';

const specs = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.spec.ts', { eager: true });

/** Every flow that a spec exports as `<name>Flow`, by name. */
export const allFlows: readonly (readonly [name: string, flow: Flow<AnyStateMachine>])[] = Object.values(specs)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([key, value]) =>
    key.endsWith('Flow') && typeof value === 'object'
      ? [[key.slice(0, -'Flow'.length), value as Flow<AnyStateMachine>] as const]
      : [],
  );

/** On CI in any case: money, session and the largest. */
const ALWAYS: ReadonlySet<string> = new Set(['deposit', 'login', 'register', 'session', 'site', 'withdraw']);
const EVERY = 4;

/**
 * The flows that the console's own rules are held against. On CI a quarter of them: a rule that fails for one flow fails
 * for most, and all of them take a small machine ten minutes.
 */
export const consoleFlows = process.env.CI
  ? allFlows.filter(([name], at) => at % EVERY === 0 || ALWAYS.has(name))
  : allFlows;
