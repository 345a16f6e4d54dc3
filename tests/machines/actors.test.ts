import { expect, it } from 'vitest';
import { type AnyActorLogic, StateMachine } from 'xstate';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { allMachines } from './allMachines.ts';

/** A machine by its id, a call by its endpoints; what a wire plugs in has no name of its own. */
function nameOf(logic: AnyActorLogic): string {
  if (logic instanceof StateMachine) return `machine ${logic.id}`;
  const { endpoints } = logic as { readonly endpoints?: readonly Endpoint[] };
  return endpoints === undefined ? 'plugged in' : endpoints.map(({ id }) => id).join(', ');
}

/** Model tests stub actors by their names in the machine: here it is approved which actor each name stands for. */
it('gives every machine the actors that were approved (`npx vitest run --update=all tests/machines/actors.test.ts`)', () => {
  const lines = allMachines.flatMap(({ id, implementations }) =>
    Object.entries(implementations.actors).map(
      ([name, logic]) => `${id}: ${name} is ${nameOf(logic as AnyActorLogic)}`,
    ),
  );
  return expect(`${[...new Set(lines)].toSorted().join('\n')}\n`).toMatchFileSnapshot('actors.txt');
});
