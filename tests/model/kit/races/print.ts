import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { toldApart } from '../../../../src/inspection/step/toldApart.ts';
import { type Effect, inKinds } from '../effect.ts';
import type { Harness } from '../harness.ts';

/** Where a machine stands, as a text: made at once, it stays what it was when somebody changes the context in place. */
const print = (
  { status, value, context }: AnyMachineSnapshot,
  running: readonly string[],
  nextDue: number | null,
): string => JSON.stringify(toldApart({ status, value, context, running: running.toSorted(), nextDue }));

export const printOf = ({ snapshot, pending, timers }: Configuration): string =>
  print(
    snapshot,
    pending.map(({ id }) => id),
    timers[0]?.dueAt ?? null,
  );

export const printOfBench = <M extends AnyStateMachine>({ actor, children, clock }: Harness<M>): string =>
  print(actor.getSnapshot(), Object.keys(children()), clock.nextDue());

export const printOfEffects = (effects: readonly Effect[]): string => JSON.stringify(toldApart(inKinds(effects)));
