import { useState } from 'react';
import type { Console } from '../core/console.ts';
import type { ActorRecord } from '../core/entry.ts';
import { fakedOn, walkThere, wayTo } from '../core/takeThere.ts';
import { Icon } from './icons.tsx';

interface StateActionsProps {
  readonly core: Console;
  readonly actor: ActorRecord;
  /** Id of the state selected on the chart. */
  readonly state: string;
}

/** Actions for a state: go there, set a breakpoint. */
export function StateActions({ core, actor, state }: StateActionsProps) {
  const [says, say] = useState('');
  const id = `state ${state}`;
  const isBreak = core.breakpoints.list().some((one) => one.id === id);
  const name = state.split('.').slice(1).join('.') || state;

  const go = async () => {
    if (core.isPaused()) core.run();
    const way = wayTo(core, actor, state);
    if ('cut' in way) {
      say(
        way.cut
          ? `No path to ${name} found within the time limit.`
          : `No path of events, faked replies and timers leads from here to ${name}.`,
      );
      return;
    }
    say(way.length === 0 ? `Already in ${name}.` : way.map(({ text }) => text).join(', then '));
    const walked = await walkThere(core, actor, way);
    const faked = fakedOn(way);
    const marked = faked.length === 0 ? '' : ` Faked replies, not requested from the server: ${faked.join(', ')}.`;
    if (walked.kind === 'arrived') say(`Arrived in ${name}.${marked}`);
    if (walked.kind === 'strayed') say(walked.sentence);
  };

  return (
    <section className="deeds" aria-label={`Actions for ${name}`}>
      <b>{name}</b>
      <button type="button" className="b" data-key="g" onClick={() => void go()}>
        <Icon name="started" /> Take me there <kbd className="k">G</kbd>
      </button>
      <button
        type="button"
        className="b"
        data-key="b"
        aria-pressed={isBreak}
        onClick={() =>
          isBreak ? core.breakpoints.remove(id) : core.breakpoints.set({ id, enabled: true, on: 'state', state })
        }
      >
        <span className="no" aria-hidden="true">
          ●
        </span>{' '}
        {isBreak ? 'Remove breakpoint' : 'Add breakpoint'} <kbd className="k">B</kbd>
      </button>
      <span role="status" className="say">
        {says}
      </span>
    </section>
  );
}
