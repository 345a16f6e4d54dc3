import type { Chart, ChartState, ChartTransition } from '../../inspection/chart.ts';
import type { Counts } from '../../inspection/coverage.ts';

/** How often each transition was taken, by its id. */
export interface ChartCoverage {
  readonly session: Counts;
  readonly tests: Counts;
}

/** Who has taken a transition: somebody in this session, tests alone, or nobody. */
export type Reach = 'seen' | 'tests' | 'never';

export function reachOf(id: string, { session, tests }: ChartCoverage): Reach {
  if ((session[id] ?? 0) > 0) return 'seen';
  return (tests[id] ?? 0) > 0 ? 'tests' : 'never';
}

/** A transition beside its name: what it does, and who has taken it. */
export function aboutTransition({ id, actions }: ChartTransition, { session, tests }: ChartCoverage): string {
  const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
  const [here, there] = [session[id] ?? 0, tests[id] ?? 0];
  const taken =
    here > 0
      ? `Taken ${times(here)} in this session.`
      : there > 0
        ? `Taken by tests only, ${times(there)}.`
        : 'Never taken.';
  return actions.length === 0 ? taken : `Actions: ${actions.join(', ')}. ${taken}`;
}

/** Whether something leads to a state, and nobody ever took it. */
export function isUntrodden(state: ChartState, { transitions }: Chart, coverage: ChartCoverage): boolean {
  const leadsHere = ({ targets }: ChartTransition): boolean => targets.includes(state.id);
  const ways = transitions.filter(leadsHere);
  return !state.initial && ways.length > 0 && ways.every(({ id }) => reachOf(id, coverage) === 'never');
}
