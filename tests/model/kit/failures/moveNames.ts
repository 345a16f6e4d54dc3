import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';
import type { Outcome } from '../outcome.ts';

/**
 * A move by its name, as a person writes it: `login.type#2` is the second case of an event, `sendLogin#1 ends` the first
 * outcome of an actor, `sendLogin#1 ends late` the same after the actor was stopped; then there is `tick`. An event with
 * one case has no number, an actor whose id is not its name in `setup` has both: `toast-3 (toast#1) ends`.
 */
export function nameOfMove<M extends AnyStateMachine>(flow: Flow<M>, move: Move, src: (id: string) => string): string {
  switch (move.kind) {
    case 'tick':
      return 'tick';
    case 'event': {
      const { type, ...payload } = move.event;
      const cases = casesOf(flow, type) ?? [];
      const at = cases.findIndex((other) => isDeepStrictEqual({ ...other }, payload));
      if (at < 0) throw new Error(`no case of ${type} is ${JSON.stringify(payload)}`);
      return cases.length === 1 ? type : `${type}#${at + 1}`;
    }
    case 'outcome': {
      const name = src(move.actor);
      const at = outcomesNamed(flow, name)?.indexOf(move.outcome) ?? -1;
      if (at < 0) throw new Error(`no outcome of ${name} is ${JSON.stringify(move.outcome)}`);
      const which = name === move.actor ? `${name}#${at + 1}` : `${move.actor} (${name}#${at + 1})`;
      return `${which} ends${move.late ? ' late' : ''}`;
    }
  }
}

/** The move of a name. Throws an Error that says what is gone. */
export function moveNamed<M extends AnyStateMachine>(flow: Flow<M>, name: string): Move {
  if (name === 'tick') return { kind: 'tick' };
  const end = name.match(
    /^(?:(?<id>.+) \((?<named>.+)#(?<n>\d+)\)|(?<plain>.+)#(?<m>\d+)) ends(?<late> late)?$/,
  )?.groups;
  if (end !== undefined) {
    const src = end.named ?? end.plain ?? '';
    const outcomes = outcomesNamed(flow, src);
    if (outcomes === undefined) throw new Error(`"${name}": the flow has no outcomes of ${src}`);
    const outcome = numbered(outcomes, end.n ?? end.m, `"${name}": ${src} has`, 'outcomes');
    return { kind: 'outcome', actor: end.id ?? src, outcome, ...(end.late ? { late: true } : {}) };
  }
  const [type = '', number = '1'] = name.split('#');
  const cases = casesOf(flow, type);
  if (cases === undefined) throw new Error(`"${name}": the flow has no cases of ${type}`);
  return { kind: 'event', event: { ...numbered(cases, number, `"${name}": ${type} has`, 'cases'), type } };
}

function numbered<T>(list: readonly T[], number: string | undefined, whose: string, what: string): T {
  const found = list[Number(number) - 1];
  if (found === undefined) throw new Error(`${whose} ${list.length} ${what}`);
  return found;
}

function casesOf<M extends AnyStateMachine>(flow: Flow<M>, type: string): readonly object[] | undefined {
  const cases = (flow.cases as Readonly<Record<string, 'raised' | readonly object[]>>)[type];
  return cases === 'raised' ? undefined : cases;
}

const outcomesNamed = <M extends AnyStateMachine>(flow: Flow<M>, src: string): readonly Outcome[] | undefined =>
  (flow.outcomes as Readonly<Record<string, readonly Outcome[]>>)[src] ?? flow.spawned?.[src];
