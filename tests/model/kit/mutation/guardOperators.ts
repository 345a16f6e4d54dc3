import { and, not, or } from 'xstate';
import { formatGuard } from '../../../../src/inspection/format.ts';
import { type Composed, isComposed } from '../../../../src/inspection/guards.ts';
import type { Part } from '../normalForm.ts';
import type { Arc } from './chart.ts';
import { changeOfArc, changeOfTransition, type Operator } from './operator.ts';

type Guarded = Arc & { readonly transition: { readonly guard: Part } };

/** Applies to every guard; the guards that come of it are named by what they do. */
const ofGuards = (
  name: string,
  sentence: string,
  changed: (guard: Part) => readonly { readonly guard: Part; readonly text: string }[],
): Operator => ({
  name,
  sentence,
  changes: ({ arcs }) =>
    arcs
      .filter(isGuarded)
      .flatMap((arc) =>
        changed(arc.transition.guard).map(({ guard, text }) =>
          changeOfTransition(arc, text, (transition) => ({ ...transition, guard })),
        ),
      ),
});

const isGuarded = (arc: Arc): arc is Guarded => arc.transition.guard !== undefined;

const spelled = (guard: unknown): { readonly guard: Part; readonly text: string } => ({
  guard: guard as Part,
  text: `asks ${formatGuard(guard)} instead`,
});

const dropGuard: Operator = {
  name: 'drop guard',
  sentence: 'A transition does not ask.',
  removes: true,
  changes: ({ arcs }) =>
    arcs
      .filter(isGuarded)
      .map((arc) => changeOfTransition(arc, 'does not ask', ({ guard: _, ...transition }) => transition)),
};

const never: Operator = {
  name: 'never',
  sentence: 'A guard is never true, so its transition is never taken.',
  removes: true,
  changes: ({ arcs }) =>
    arcs.filter(isGuarded).map((arc) => changeOfArc(arc, 'is never taken', (list) => list.toSpliced(arc.index, 1))),
};

/** Composes the same parts anew wherever `change` has another guard for a composed one. */
function recomposed(guard: unknown, change: (composed: Composed) => readonly unknown[]): readonly unknown[] {
  if (!isComposed(guard)) return [];
  const below = guard.guards.flatMap((part, at) =>
    recomposed(part, change).map((other) => compose(guard.name, guard.guards.toSpliced(at, 1, other))),
  );
  return [...change(guard), ...below];
}

const negated = (guard: unknown): unknown =>
  isComposed(guard) && guard.name === 'not' ? guard.guards[0] : not(guard as never);

function compose(name: Composed['name'], guards: readonly unknown[]): unknown {
  const [first] = guards;
  if (name === 'not') return not(first as never);
  if (guards.length === 1) return first;
  return (name === 'and' ? and : or)(guards as never);
}

export const guardOperators: readonly Operator[] = [
  ofGuards('negate guard', 'A guard returns the opposite.', (guard) => [
    { guard: negated(guard) as Part, text: 'asks for the opposite' },
  ]),
  dropGuard,
  never,
  ofGuards('swap and, or', 'All of the conditions become any of them, and any become all.', (guard) =>
    recomposed(guard, ({ name, guards }) =>
      name === 'not' ? [] : [compose(name === 'and' ? 'or' : 'and', guards)],
    ).map(spelled),
  ),
  {
    removes: true,
    ...ofGuards('drop condition', 'One of the conditions is not asked.', (guard) =>
      recomposed(guard, ({ name, guards }) =>
        name === 'not' ? [] : guards.map((_, at) => compose(name, guards.toSpliced(at, 1))),
      ).map(spelled),
    ),
  },
  ofGuards('negate condition', 'One of the conditions is asked the other way round.', (guard) =>
    recomposed(guard, ({ name, guards }) =>
      name === 'not' ? [] : guards.map((part, at) => compose(name, guards.toSpliced(at, 1, negated(part)))),
    ).map(spelled),
  ),
];
