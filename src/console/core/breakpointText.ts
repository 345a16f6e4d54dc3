import type { Breakpoint, Hit } from './breakpoints.ts';
import { eventName } from './words.ts';

type Unnamed = Breakpoint extends infer One ? (One extends Breakpoint ? Omit<One, 'id' | 'enabled'> : never) : never;

/** What a breakpoint stops at, without its name and switch. */
export type StopAt = Unnamed;

/** Names a breakpoint by what it stops at: nobody has the same twice. */
export const idOf = (at: StopAt): string =>
  `${at.on} ${wantedOf(at)}${machineOf(at) === '' ? '' : ` of ${machineOf(at)}`}`;

/** What it stops at, as it is written: a state, an event, a transition, a guard, a condition. */
export function wantedOf(at: StopAt): string {
  switch (at.on) {
    case 'state':
      return at.state;
    case 'event':
      return at.type;
    case 'transition':
      return at.transition;
    case 'guard':
      return at.guard;
    case 'context':
      return at.condition;
  }
}

/** The machine that it is for; empty for any. */
export const machineOf = (at: StopAt): string => ('machine' in at ? (at.machine ?? '') : '');

/** What a person has chosen, as a breakpoint. */
export function stopAt(on: Breakpoint['on'], wanted: string, machine: string): StopAt {
  const of = machine === '' ? {} : { machine };
  switch (on) {
    case 'state':
      return { on, state: wanted };
    case 'event':
      return { on, type: wanted };
    case 'transition':
      return { on, transition: wanted };
    case 'guard':
      return { on, guard: wanted, ...of };
    case 'context':
      return { on, condition: wanted, ...of };
  }
}

/** A breakpoint in words: `when door.open is entered`. */
export function sayStop(at: StopAt): string {
  const wanted = wantedOf(at);
  const where = machineOf(at) === '' ? '' : ` in ${machineOf(at)}`;
  switch (at.on) {
    case 'state':
      return `when ${wanted} is entered`;
    case 'event':
      return `before ${eventName({ type: wanted })}`;
    case 'transition':
      return `when ${wanted} is taken`;
    case 'guard':
      return `when ${wanted} is false${where}`;
    case 'context':
      return `when ${wanted} becomes true${where}`;
  }
}

/** What the site was stopped by, and where: `Stopped before push: door in closed.` */
export function sayHit({ breakpoint, actor, states, event }: Hit): string {
  const on = breakpoint.on === 'event' ? '' : `, on ${eventName(event)}`;
  return `Stopped ${sayStop(breakpoint)}: ${actor.id}${states.length === 0 ? '' : ` was in ${states.join(' + ')}`}${on}.`;
}
