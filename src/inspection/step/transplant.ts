import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Configuration } from './configuration.ts';

/** The same configuration, of another machine with the same states. */
export function transplant(machine: AnyStateMachine, configuration: Configuration): Configuration {
  const { snapshot } = configuration;
  const { value, context, status, output, error, children, historyValue } = snapshot;
  const resolved: AnyMachineSnapshot = machine.resolveState({
    value,
    context,
    status,
    output,
    error,
    historyValue: Object.fromEntries(
      Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => machine.getStateNodeById(node.id))]),
    ),
  });
  return { ...configuration, snapshot: { ...resolved, children } as AnyMachineSnapshot };
}
