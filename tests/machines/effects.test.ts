import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/machines/*/*.machine.ts', { eager: true });
const machines = Object.values(files)
  .flatMap((exports) => Object.values(exports))
  .filter((value) => value instanceof StateMachine);

/** What a machine names but leaves to its wire; what XState itself makes of an action has a type. */
const effects = machines.flatMap(({ id, implementations }) =>
  Object.entries(implementations.actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('type' in action)
      ? [[`${id}.${name}`, action as (args: unknown, params: unknown) => void] as const]
      : [],
  ),
);

it.each(effects)('an unwired stub throws, with its name: %s', (name, effect) => {
  expect(() => effect({}, {})).toThrow(new Error(`effect ${name} is not wired`));
});
