import type { EventObject } from 'xstate';
import { nodesOf } from '../../inspection/transitions.ts';
import { actorName } from '../core/actorName.ts';
import type { Controls } from '../core/controls.ts';
import type { ActorRecord } from '../core/entry.ts';
import type * as TakeThere from '../core/takeThere.ts';
import type { Command, ReplayHow } from './tabMessages.ts';

/** Says a sentence to the windows; one that asks wants a yes before anything is done for real. */
export type Say = (says: string, asks?: boolean) => void;
/** Replays a recording in the application. */
export type Replay = (capsule: unknown, how: ReplayHow, say: Say) => unknown;

/** What a window steers. */
export type Obeying = Controls & TakeThere.Walkable;
/** What finds ways and walks them. */
export type Walking = typeof TakeThere;

interface Around {
  readonly dock: () => void;
  readonly say: Say;
  readonly walking: () => Promise<Walking>;
  readonly replay: Replay | null;
  readonly hasClock: () => boolean;
  /** Events with payloads to walk by, for types without a schema. */
  readonly examples: readonly EventObject[];
}

/** Does what a window wants of an application. */
export function obey(core: Obeying, command: Exclude<Command, { readonly do: 'record' }>, around: Around): void {
  const { dock, say, replay } = around;
  switch (command.do) {
    case 'pause':
      core.pause();
      break;
    case 'run':
      if (command.speed === null) core.run();
      else core.run(command.speed);
      break;
    case 'step':
      core.gate.step();
      break;
    case 'nextTimer':
      core.nextTimer();
      break;
    case 'jump':
      core.jump(command.ms);
      break;
    case 'lookBack':
      core.lookBack(command.seq);
      break;
    case 'live':
      core.live();
      break;
    case 'dock':
      dock();
      break;
    case 'send': {
      const actor = actorIn(core, command.session);
      if (actor !== undefined) core.send(actor, command.event);
      break;
    }
    case 'walk': {
      const actor = actorIn(core, command.session);
      if (actor !== undefined) void walk(core, actor, command, around);
      break;
    }
    case 'replay':
      if (replay === null) say('This application cannot replay recordings.');
      else replay(command.capsule, command.how, say);
  }
}

const actorIn = ({ recorder }: Obeying, session: string): ActorRecord | undefined =>
  recorder.actors.find((actor) => actor.session === session);

async function walk(
  core: Obeying,
  actor: ActorRecord,
  { state, forReal }: Extract<Command, { readonly do: 'walk' }>,
  { say, walking, hasClock, examples }: Around,
): Promise<void> {
  const name = state.split('.').slice(1).join('.') || state;
  if (core.isPaused()) core.run();
  const { fakedOn, startedOn, walkThere, wayTo } = await walking();
  const time = hasClock();
  const way = wayTo(core, actor, state, { time, examples });
  if ('cut' in way) {
    say(
      way.cut
        ? `No path to ${name} found within the time limit.`
        : `No path of events, faked replies${time ? ' and timers' : ''} leads from here to ${name}.`,
    );
    return;
  }
  if (way.length === 0) {
    say(`Already in ${name}.`);
    return;
  }
  const nameOf = namesIn(actor);
  const path = way
    .map(({ move, text }) => (move.kind === 'outcome' ? text.replace(move.actor, nameOf) : text))
    .join(', then ');
  const started = startedOn(actor, way, core.hushes).map(nameOf);
  if (started.length > 0 && !forReal) {
    say(`${path} starts ${started.join(', ')} for real, which may ask the server.`, true);
    return;
  }
  say(path);
  const walked = await walkThere(core, actor, way);
  if (walked.kind === 'strayed') say(walked.sentence);
  if (walked.kind !== 'arrived') return;
  const faked = fakedOn(way).map(nameOf);
  const marked = faked.length === 0 ? '' : ` Faked replies: ${faked.join(', ')}.`;
  say(`Arrived in ${name}.${marked} The application is paused, so nothing leads away.`);
}

/** What people call the actors that a machine invokes. */
function namesIn({ machine }: ActorRecord): (id: string) => string {
  const invoked = machine === null ? [] : nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  const names = new Map(invoked.map(({ id, src }) => [id, actorName(id, src)]));
  return (id) => names.get(id) ?? id;
}
