import type { AnyStateMachine } from 'xstate';
import type { Flow } from './kit/flow.ts';

const specs = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.spec.ts', { eager: true });

/** Every flow that a spec exports as `<name>Flow`, by name. */
export const allFlows: readonly (readonly [name: string, flow: Flow<AnyStateMachine>])[] = Object.values(specs)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([key, value]) =>
    key.endsWith('Flow') && typeof value === 'object'
      ? [[key.slice(0, -'Flow'.length), value as Flow<AnyStateMachine>] as const]
      : [],
  );

/** Flows of every shape there is: requests, forms, parallel regions, children, timers, and the largest. */
const CONSOLE_FLOWS: ReadonlySet<string> = new Set([
  ...['bets', 'chat', 'agreements', 'deposit', 'desk', 'game', 'login', 'modals', 'probe', 'profile'],
  ...['promotion', 'register', 'rooms', 'session', 'site', 'status', 'withdraw'],
]);

/** The flows that the console's own rules are held against: a rule that fails for one flow fails for those of its shape. */
export const consoleFlows = allFlows.filter(([name]) => CONSOLE_FLOWS.has(name));
