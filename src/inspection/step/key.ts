import type { AnyMachineSnapshot } from 'xstate';
import type { Configuration } from './configuration.ts';
import { toldApart, type Veiled } from './toldApart.ts';

/** The part of a context that decides what can happen next. */
export type Project = (context: unknown, now: number) => unknown;

/** What tells one configuration from another: times count from now, and the context as far as `project` says. */
export const keyOfConfiguration = (
  { snapshot, now, timers, pending }: Configuration,
  project: Project = (context) => context,
  veiled?: Veiled,
): string =>
  JSON.stringify(
    toldApart(
      [
        snapshot.status,
        snapshot.value,
        project(snapshot.context, now),
        timers.map(({ id, event, to, dueAt, lost }) => [id, event, to ?? null, dueAt - now, ...(lost ? ['lost'] : [])]),
        pending.map(({ id, src }) => [id, src]),
        rememberedBy(snapshot),
      ],
      veiled,
    ),
  );

/** What the history states of a machine would bring back, as ids of states by id of history, whichever came first. */
export const rememberedBy = ({ historyValue }: AnyMachineSnapshot): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(historyValue)
      .map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
