import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, createMachine, not, or } from 'xstate';
import { goalsFulfilledBy, guardGoalsOf, unmetGuardGoals } from '../../src/inspection/guardGoals.ts';

/** A gate with one guard. */
const gateWith = (guard: unknown) =>
  createMachine({ id: 'gate', on: { pass: { guard: guard as never, actions: [] } } }) as ReturnType<
    typeof createMachine
  >;
const PASS = 'gate | pass | 0';
const goals = (guard: unknown) => guardGoalsOf(gateWith(guard)).map(({ id }) => id.replace(`${PASS} ? `, ''));
const judged = (guard: unknown, said: boolean, ...leaves: readonly (boolean | null)[]) =>
  goalsFulfilledBy(gateWith(guard))({ id: PASS, said, leaves }).map((id) => id.replace(`${PASS} ? `, ''));

describe('what is asked of a guard', () => {
  it('is to say yes and no, and of one that is composed that each condition decides by itself', () => {
    expect(goals('isOpen')).toEqual(['isOpen is true', 'isOpen is false']);
    expect(goals(not('isOpen'))).toEqual(['not isOpen is true', 'not isOpen is false']);
    expect(goals(and(['isOpen', not('isFull')]))).toEqual([
      'isOpen and not isFull is true',
      'isOpen and not isFull is false',
      'isOpen decides true',
      'isOpen decides false',
      'isFull decides true',
      'isFull decides false',
    ]);
  });

  it('tells two conditions of one name apart', () => {
    expect(goals(or(['isOpen', and(['isOpen', 'isDue'])])).filter((goal) => goal.includes('decides true'))).toEqual([
      'isOpen (1) decides true',
      'isOpen (2) decides true',
      'isDue decides true',
    ]);
  });

  it('is named for people where nobody has seen it', () => {
    const machine = gateWith(and(['isOpen', 'isDue']));
    const seen = new Set(goalsFulfilledBy(machine)({ id: PASS, said: true, leaves: [true, true] }));
    expect(unmetGuardGoals(machine, seen)).toEqual([
      `never seen: ${PASS}: isOpen and isDue is false`,
      `never seen: ${PASS}: isOpen decides false`,
      `never seen: ${PASS}: isDue decides false`,
    ]);
  });
});

describe('a condition', () => {
  it('that another masks decides nothing', () => {
    expect(judged(and(['isOpen', 'isDue']), false, false, false)).toEqual(['isOpen and isDue is false']);
    expect(judged(and(['isOpen', 'isDue']), false, true, false)).toEqual([
      'isOpen and isDue is false',
      'isDue decides false',
    ]);
    expect(judged(or(['isOpen', 'isDue']), true, true, true)).toEqual(['isOpen or isDue is true']);
    expect(judged(or(['isOpen', 'isDue']), true, false, true)).toEqual([
      'isOpen or isDue is true',
      'isDue decides true',
    ]);
  });

  it('that nobody could judge decides nothing, and may have masked the others', () => {
    expect(judged(and(['isOpen', 'isDue']), false, null, true)).toEqual(['isOpen and isDue is false']);
    expect(judged(and(['isOpen', 'isDue']), false, null, false)).toEqual(['isOpen and isDue is false']);
  });

  type Tree = string | { readonly of: 'and' | 'or' | 'not'; readonly parts: readonly Tree[] };
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.record({
        of: fc.constantFrom('and' as const, 'or' as const),
        parts: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ of: fc.constant('not' as const), parts: fc.tuple(tie('tree')) }),
    ),
  }));
  const guardOf = (one: Tree): unknown => {
    if (typeof one === 'string') return one;
    const parts = one.parts.map(guardOf) as never[];
    if (one.of === 'not') return not(parts[0] as never);
    return one.of === 'and' ? and(parts) : or(parts);
  };
  const sizeOf = (one: Tree): number =>
    typeof one === 'string' ? 1 : one.parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const outcomeOf = (one: Tree, leaves: boolean[]): boolean => {
    if (typeof one === 'string') return leaves.shift() as boolean;
    const parts = one.parts.map((part) => outcomeOf(part, leaves));
    if (one.of === 'not') return !parts[0];
    return one.of === 'and' ? parts.every(Boolean) : parts.some(Boolean);
  };

  it('decides exactly where its other value would have turned the whole', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }), (one, values) => {
        const size = sizeOf(one);
        const leaves = values.slice(0, size);
        const said = outcomeOf(one, [...leaves]);
        const turns = leaves.map(
          (_, at) =>
            outcomeOf(
              one,
              leaves.map((leaf, index) => (index === at ? !leaf : leaf)),
            ) !== said,
        );
        const decided = judged(guardOf(one), said, ...leaves).slice(1);
        expect(decided.length).toBe(size < 2 ? 0 : turns.filter(Boolean).length);
        const names = goals(guardOf(one)).filter((goal) => goal.endsWith(' decides true'));
        for (const [at, name] of names.entries()) {
          const word = leaves[at] ? 'true' : 'false';
          expect(decided.includes(name.replace(/true$/, word))).toBe(turns[at]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
