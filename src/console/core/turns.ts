import type { AnyActorRef } from 'xstate';
import type { Delivery } from './relay.ts';

/** One actor's time at work on an event, with all that this causes; what comes for the actor meanwhile waits for it. */
interface Turn {
  readonly actor: AnyActorRef;
  readonly moment: Moment;
  /** On how many events it has worked: the first, then its mail. */
  worked: number;
  /** How much it has sent. */
  sent: number;
}

/** When something would have been sent had nothing been held; compared number by number. */
type Moment = readonly number[];

/** Among which turns an event arose, the outermost first; as `mail` it waits until the last of them is through. */
export interface Place {
  readonly within: readonly Turn[];
  readonly mail: boolean;
  readonly moment: Moment;
}

export const OUTSIDE: Place = { within: [], mail: false, moment: [] };

/** Says of every event that comes up while an actor works on one where it belongs. */
export type Causes = (delivery: Delivery) => Place;

/**
 * Begins the work of an actor on an event. XState works on what an actor sends at once and in depth, unless the receiver
 * is at work itself: then it waits in the receiver's mailbox. Held events keep that order by these places, although no
 * actor is at work while they wait.
 */
export function beginTurn(place: Place, actor: AnyActorRef): Causes {
  const turns = place.mail ? place.within : [...place.within, turnOf(actor, place.moment)];
  const own = turns.at(-1) as Turn;
  own.worked += 1;
  const starting = new Map<AnyActorRef, Turn>();
  return ({ source, target }) => {
    const all = [...turns];
    for (const child of lineTo(actor, source)) {
      const turn = starting.get(child) ?? turnOf(child, nextMoment(all.at(-1) as Turn));
      starting.set(child, turn);
      all.push(turn);
    }
    const moment = nextMoment(all.at(-1) as Turn);
    const waitsFor = all.findIndex((turn) => turn.actor === target);
    return waitsFor < 0
      ? { within: all, mail: false, moment }
      : { within: all.slice(0, waitsFor + 1), mail: true, moment };
  };
}

const turnOf = (actor: AnyActorRef, moment: Moment): Turn => ({ actor, moment, worked: 0, sent: 0 });

function nextMoment(turn: Turn): Moment {
  turn.sent += 1;
  return [...turn.moment, turn.worked, turn.sent];
}

/** Where in a line, from `start` on, an event of this place goes: behind what would have happened before it. */
export function positionOf(
  { within, mail, moment }: Place,
  line: readonly { readonly place: Place }[],
  start: number,
): number {
  const turn = within.at(-1);
  if (turn === undefined) return line.length;
  const isBefore = ({ place }: { readonly place: Place }): boolean => {
    if (place.within[0] !== within[0]) return false;
    const waitsFor = place.mail ? place.within.at(-1) : undefined;
    const isMailAround = waitsFor !== undefined && within.includes(waitsFor);
    if (isMailAround && !(mail && waitsFor === turn)) return false;
    return (mail && !isMailAround && place.within.includes(turn)) || isEarlier(place.moment, moment);
  };
  let position = start;
  for (let next = line[position]; next !== undefined && isBefore(next); next = line[position]) position += 1;
  return position;
}

function isEarlier(one: Moment, other: Moment): boolean {
  const differs = one.findIndex((number, at) => number !== other[at]);
  return differs < 0 || (one[differs] ?? 0) < (other[differs] ?? 0);
}

/** The actors from below `above` down to `source`, which send because they are just being started or stopped. */
function lineTo(above: AnyActorRef, source: AnyActorRef | undefined): readonly AnyActorRef[] {
  const line: AnyActorRef[] = [];
  for (let actor = source; actor !== undefined; actor = actor._parent) {
    if (actor === above) return line;
    line.unshift(actor);
  }
  return [];
}
