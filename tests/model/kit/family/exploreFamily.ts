import type { AnyStateMachine } from 'xstate';
import { formatTransition } from '../../../../src/inspection/format.ts';
import { transitionId, transitionsOf } from '../../../../src/inspection/transitions.ts';
import { flowMachine } from '../flowMachine.ts';
import { keyOf } from '../key.ts';
import { movesFrom } from '../moves.ts';
import type { Family, FamilyMove, GroupConfiguration, GroupMessage } from './family.ts';
import { type FamilyTurn, nextDue, stepFamily } from './stepFamily.ts';

/** One way on which all members go together. */
export interface FamilyPath {
  readonly input: unknown;
  readonly start: FamilyTurn;
  readonly steps: readonly (FamilyTurn & FamilyMove)[];
}

export interface FamilyExplored {
  /** Few ways that together take all goals that can be taken. */
  readonly paths: readonly FamilyPath[];
  /** Goals that are not taken while they are together, as text. */
  readonly missed: readonly string[];
  readonly words: readonly GroupMessage[];
  readonly gatherings: number;
  /** The bound came before everything was found. */
  readonly cut: boolean;
}

interface Found {
  readonly turn: FamilyTurn;
  readonly input: unknown;
  readonly before: { readonly found: Found; readonly move: FamilyMove } | null;
}

/**
 * Steps a family breadth-first through what may happen to any of its members, to the end or to `most` gatherings: a word
 * that nobody expects may be the last that is found. What one tells another comes from there alone; all else comes from
 * outside.
 */
export function exploreFamily(family: Family, most = 20_000): FamilyExplored {
  const told = new Set<string>();
  for (;;) {
    const explored = exploreBut(told, family, most);
    if (explored !== null) return explored;
  }
}

const heardAs = (word: GroupMessage): string =>
  word.to === 'parent' ? word.type : `${word.child.start.src} ${word.type}`;

const wordKey = (word: GroupMessage): string =>
  [word.to, (word.to === 'parent' ? word.from : word.child).start.src, word.type].join(' ');

/** Null where one tells another what nobody was known to tell: then it is `told` as well, and no longer comes from outside. */
function exploreBut(told: Set<string>, family: Family, most: number): FamilyExplored | null {
  const stepper = stepFamily(family);
  const goals = new Map(goalsOf(family, told));
  const ways = new Map<string, Found>();
  const words = new Map<string, GroupMessage>();
  const known = new Set<string>();
  const queue: Found[] = [];
  const before = told.size;

  const arrive = (found: Found): void => {
    for (const id of found.turn.taken) if (goals.has(id) && !ways.has(id)) ways.set(id, found);
    for (const word of found.turn.words) {
      told.add(heardAs(word));
      words.set(wordKey(word), word);
    }
    const key = keyOfGathering(family, found.turn.to);
    if (known.has(key)) return;
    known.add(key);
    queue.push(found);
  };

  for (const input of family.parent.inputs) arrive({ turn: stepper.start(input), input, before: null });
  let next = 0;
  for (; next < queue.length && next < most && told.size === before; next += 1) {
    const found = queue[next] as Found;
    for (const move of familyMoves(family, told, found.turn.to)) {
      arrive({ turn: stepper.make(found.turn.to, move), input: found.input, before: { found, move } });
    }
  }
  if (told.size > before) return null;
  return {
    paths: fewest([...ways.values()]),
    missed: [...goals].filter(([id]) => !ways.has(id)).map(([, text]) => text),
    words: [...words.values()],
    gatherings: known.size,
    cut: next < queue.length,
  };
}

function familyMoves(family: Family, told: ReadonlySet<string>, here: GroupConfiguration): readonly FamilyMove[] {
  const { parent, children } = here;
  const others = parent.pending.filter(({ src }) => !(src in family.children));
  return [
    ...movesFrom(family.parent, { ...parent, pending: others, timers: [] }, (_, { type }) => !told.has(type)).map(
      (move) => ({
        of: null,
        move,
      }),
    ),
    ...Object.entries(children).flatMap(([id, { start, at }]) => {
      const flow = family.children[start.src];
      return flow === undefined
        ? []
        : movesFrom(flow, { ...at, timers: [] }, (_, { type }) => !told.has(`${start.src} ${type}`)).map((move) => ({
            of: id,
            move,
          }));
    }),
    ...(Number.isFinite(nextDue(here)) ? [{ of: null, move: { kind: 'tick' } } as const] : []),
  ];
}

const keyOfGathering = (family: Family, { parent, children }: GroupConfiguration): string =>
  [
    keyOf(family.parent, parent),
    ...Object.entries(children).map(([id, { start, at }]) => {
      const flow = family.children[start.src];
      return `${id} ${flow === undefined ? '' : keyOf(flow, at)}`;
    }),
  ].join('\n');

/**
 * All transitions of the children, and those of the parent that answer one of them. A machine fails only by a defect:
 * what its parent does then is tested with the child held.
 */
function goalsOf(
  { parent, children }: Family,
  told: ReadonlySet<string>,
): readonly (readonly [id: string, text: string])[] {
  const machine = flowMachine(parent);
  const transitions = transitionsOf(machine);
  const ends = transitions.flatMap(({ source }) =>
    source.invoke.flatMap(({ src, id }) => (String(src) in children ? [`xstate.done.actor.${id}`] : [])),
  );
  const isAnswer = (eventType: string) => told.has(eventType) || ends.includes(eventType);
  return [
    ...named(
      machine,
      transitions.filter(({ eventType }) => isAnswer(eventType)),
    ),
    ...Object.values(children).flatMap((flow) => {
      const child = flowMachine(flow);
      return named(child, transitionsOf(child));
    }),
  ];
}

const named = ({ id }: AnyStateMachine, transitions: ReturnType<typeof transitionsOf>) =>
  transitions.map((transition) => [transitionId(transition), `${id}: ${formatTransition(transition)}`] as const);

/** The longest ways first: what they take on the way needs no way of its own. */
function fewest(found: readonly Found[]): readonly FamilyPath[] {
  const paths = [...new Set(found)].map(pathTo).toSorted((one, other) => other.steps.length - one.steps.length);
  const taken = new Set<string>();
  return paths.filter((path) => {
    const ids = [path.start, ...path.steps].flatMap((turn) => turn.taken);
    const isNews = ids.some((id) => !taken.has(id));
    for (const id of ids) taken.add(id);
    return isNews;
  });
}

function pathTo({ turn, input, before }: Found): FamilyPath {
  if (before === null) return { input, start: turn, steps: [] };
  const { start, steps } = pathTo(before.found);
  return { input, start, steps: [...steps, { ...turn, ...before.move }] };
}
