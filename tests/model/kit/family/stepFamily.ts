import type { AnyStateMachine, EventObject } from 'xstate';
import type { Configuration, Pending } from '../../../../src/inspection/step/configuration.ts';
import { applyMove, begin, endOf, type Moved, momentOf } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import { flowMachine } from '../flowMachine.ts';
import { done, fails, type Outcome } from '../outcome.ts';
import type { Child, Family, FamilyMove, GroupConfiguration, GroupMessage } from './family.ts';

/** Where a move of one member brings all of them. */
export interface FamilyTurn {
  readonly to: GroupConfiguration;
  /** Ids of the transitions that any of them has taken, in order. */
  readonly taken: readonly string[];
  readonly words: readonly GroupMessage[];
}

export interface FamilyStepper {
  readonly start: (input: unknown) => FamilyTurn;
  readonly make: (from: GroupConfiguration, move: FamilyMove) => FamilyTurn;
}

/** Steps a parent and its children together, without running them: what one tells another is heard at once. */
export function stepFamily(family: Family): FamilyStepper {
  let present = 0;
  const stage = { now: () => present, held: idleLogic };
  const machine = flowMachine(family.parent, stage);
  const machines = new Map(Object.entries(family.children).map(([src, flow]) => [src, flowMachine(flow, stage)]));
  const machineOf = ({ start }: Child): AnyStateMachine => machines.get(start.src) as AnyStateMachine;

  function turnFrom(from: GroupConfiguration) {
    let { parent } = from;
    const children = new Map(Object.entries(from.children));
    const taken: string[] = [];
    const words: GroupMessage[] = [];
    const unheard: Unheard[] = [];

    const parentMoved = (moved: Moved): void => {
      parent = moved.to;
      taken.push(...moved.taken);
      for (const [id, { start }] of children) if (!parent.pending.includes(start)) children.delete(id);
      for (const start of parent.pending) if (machines.has(start.src) && !children.has(start.id)) startChild(start);
      for (const effect of moved.effects) if ('sent' in effect) tellChild(effect.to, effect.sent);
    };
    const startChild = (start: Pending): void => {
      const moved = begin(machines.get(start.src) as AnyStateMachine, start.input, parent.now);
      childMoved(start.id, { start, at: moved.to }, moved);
    };
    const tellChild = (id: string, event: EventObject): void => {
      const child = children.get(id);
      if (child === undefined) return;
      words.push({ to: 'child', child, type: event.type });
      childMoved(id, child, applyMove(machineOf(child), child.at, { kind: 'event', event }));
    };
    const childMoved = (id: string, { start }: Child, moved: Moved): void => {
      const child = { start, at: moved.to };
      children.set(id, child);
      taken.push(...moved.taken);
      for (const effect of moved.effects) {
        if (!('told' in effect)) continue;
        words.push({ to: 'parent', from: child, type: effect.told.type });
        unheard.push({ event: effect.told });
      }
      const end = endOfChild(moved.to);
      if (end === null) return;
      words.push({ to: 'parent', from: child, type: end.kind });
      unheard.push({ event: endOf(id, end), ended: id });
    };
    const hearAll = (): FamilyTurn => {
      for (let next = unheard.shift(); next !== undefined; next = unheard.shift()) {
        const { event, ended } = next;
        if (ended !== undefined) {
          children.delete(ended);
          parent = { ...parent, pending: parent.pending.filter(({ id }) => id !== ended) };
        }
        parentMoved(applyMove(machine, parent, { kind: 'event', event }));
      }
      return { to: { parent, children: Object.fromEntries(children) }, taken, words };
    };

    return { parentMoved, childMoved, hearAll, child: (id: string) => children.get(id) };
  }

  function tick(from: GroupConfiguration): FamilyTurn {
    const now = nextDue(from);
    present = now;
    const turn = turnFrom({
      parent: { ...from.parent, now },
      children: Object.fromEntries(
        Object.entries(from.children).map(([id, child]) => [id, { ...child, at: { ...child.at, now } }]),
      ),
    });
    if (isDue(from.parent, now)) turn.parentMoved(applyMove(machine, from.parent, { kind: 'tick' }));
    for (const [id, before] of Object.entries(from.children)) {
      const child = turn.child(id);
      if (child?.start !== before.start || !isDue(child.at, now)) continue;
      turn.childMoved(id, child, applyMove(machineOf(child), child.at, { kind: 'tick' }));
    }
    return turn.hearAll();
  }

  return {
    start: (input) => {
      present = 0;
      const moved = begin(machine, input);
      const turn = turnFrom({ parent: moved.to, children: {} });
      turn.parentMoved(moved);
      return turn.hearAll();
    },
    make: (from, { of, move }) => {
      if (move.kind === 'tick') return tick(from);
      present = from.parent.now;
      const turn = turnFrom(from);
      if (of === null) turn.parentMoved(applyMove(machine, from.parent, move));
      else {
        const child = from.children[of] as Child;
        turn.childMoved(of, child, applyMove(machineOf(child), child.at, move));
      }
      return turn.hearAll();
    },
  };
}

/** What the parent has yet to hear, and the child whose end it is. */
interface Unheard {
  readonly event: EventObject;
  readonly ended?: string;
}

/** When the next timer of anyone is due, ms; infinite while none is set. */
export const nextDue = ({ parent, children }: GroupConfiguration): number =>
  Math.min(...[parent, ...Object.values(children).map(({ at }) => at)].map((at) => momentOf(at, { kind: 'tick' })));

const isDue = ({ timers }: Configuration, now: number): boolean => timers.some(({ dueAt }) => dueAt === now);

function endOfChild({ snapshot }: Configuration): Outcome | null {
  if (snapshot.status === 'done') return done(snapshot.output);
  return snapshot.status === 'error' ? fails(snapshot.error) : null;
}
