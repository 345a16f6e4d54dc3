import { expect, it } from 'vitest';
import { allMachines } from './allMachines.ts';

/** What a machine names but leaves to its wire; what XState itself makes of an action has a type. */
const effects = allMachines.flatMap(({ id, implementations }) =>
  Object.entries(implementations.actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('type' in action)
      ? [[`${id}.${name}`, action as (args: unknown, params: unknown) => void] as const]
      : [],
  ),
);

it.each(effects)('an unwired stub throws, with its name: %s', (name, effect) => {
  expect(() => effect({}, {})).toThrow(new Error(`effect ${name} is not wired`));
});
