import type { AnyStateMachine } from 'xstate';
import { type Coverage, mergeCoverage, neverSaid, unseen } from '../../inspection/coverage.ts';
import { formatTransition } from '../../inspection/format.ts';
import { transitionId, transitionsOf } from '../../inspection/transitions.ts';
import type { Others } from './coverageFiles.ts';
import { eventName } from './words.ts';

/** One transition, and how often each took it. */
export interface TransitionRow {
  readonly id: string;
  readonly text: string;
  readonly session: number;
  readonly tests: number;
  readonly people: number;
}

/** One machine, and how many of its transitions each has taken. */
export interface MachineRow {
  readonly machine: string;
  readonly transitions: readonly TransitionRow[];
  readonly session: number;
  readonly tests: number;
  readonly people: number;
  /** Transitions that nobody ever took. */
  readonly never: readonly TransitionRow[];
  /** All that its guards may say: yes, no, and of one that is composed each condition deciding by itself. */
  readonly guards: number;
  /** What of it nobody ever heard. */
  readonly unheard: readonly string[];
}

/**
 * Every machine that was seen by somebody, the one with the most untaken transitions first. `machines` are those that
 * are here: they say which transitions there are, as a file may be of another build, and how they are spelled.
 */
export function coverageTable(
  session: Coverage,
  { tests, people }: Others,
  machines: ReadonlySet<AnyStateMachine>,
): readonly MachineRow[] {
  const here = Object.fromEntries([...machines].map((machine) => [machine.id, unseen(machine)]));
  const spelled = new Map([...machines].flatMap(spellings));
  return Object.entries(mergeCoverage([tests, people, session, here]))
    .map(([machine, coverage]) => {
      const { transitions } = coverage;
      const rows = transitions.map(
        (id): TransitionRow => ({
          id,
          text: spelled.get(id) ?? textOf(id),
          session: session[machine]?.taken[id] ?? 0,
          tests: tests[machine]?.taken[id] ?? 0,
          people: people[machine]?.taken[id] ?? 0,
        }),
      );
      const taken = (who: 'session' | 'tests' | 'people'): number => rows.filter((row) => row[who] > 0).length;
      return {
        ...{ machine, transitions: rows, session: taken('session'), tests: taken('tests'), people: taken('people') },
        never: rows.filter((row) => row.session + row.tests + row.people === 0),
        guards: Object.keys(coverage.guards).length,
        unheard: neverSaid(coverage).map((goal) => goalText(goal, spelled)),
      };
    })
    .sort((a, b) => b.never.length - a.never.length || a.machine.localeCompare(b.machine));
}

const spellings = (machine: AnyStateMachine): readonly (readonly [string, string])[] =>
  transitionsOf(machine).map((transition) => [transitionId(transition), formatTransition(transition)]);

/** `off, press [isTired] -> off: isTired is true`. */
function goalText(goal: string, spelled: ReadonlyMap<string, string>): string {
  const [id = '', words = ''] = goal.split(' ? ');
  return `${spelled.get(id) ?? textOf(id)}: ${words}`;
}

/** A transition of a machine that is not here: `off, press`, and which candidate it is where it is not the first. */
function textOf(id: string): string {
  const [source = '', type = '', candidate = '0'] = id.split(' | ');
  const place = source.split('.').slice(1).join('.') || 'any';
  return `${place}, ${eventName({ type })}${candidate === '0' ? '' : `, choice ${Number(candidate) + 1}`}`;
}
