import { useState } from 'react';
import type { Console } from '../core/console.ts';
import type { ActorRecord } from '../core/entry.ts';
import type { PathStep } from '../core/path/takeMeTo.ts';
import { fakedOn, startedOn, walkThere, wayTo } from '../core/takeThere.ts';
import { Icon } from './icons.tsx';
import { takeFocus } from './takeFocus.ts';

interface StateActionsProps {
  readonly core: Console;
  readonly actor: ActorRecord;
  /** Id of the state selected on the chart. */
  readonly state: string;
}

/** Actions for a state: go there, set a breakpoint. */
export function StateActions({ core, actor, state }: StateActionsProps) {
  const [says, say] = useState('');
  const [asked, ask] = useState<readonly PathStep[] | null>(null);
  const id = `state ${state}`;
  const isBreak = core.breakpoints.list().some((one) => one.id === id);
  const name = state.split('.').slice(1).join('.') || state;

  const look = () => {
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
    if (way.length === 0) {
      say(`Already in ${name}.`);
      return;
    }
    if (startedOn(actor, way).length > 0) ask(way);
    else void walk(way);
  };
  const walk = async (way: readonly PathStep[]) => {
    ask(null);
    say(spelledWay(way));
    const walked = await walkThere(core, actor, way);
    const faked = fakedOn(way);
    const marked = faked.length === 0 ? '' : ` Faked replies, not requested from the server: ${faked.join(', ')}.`;
    if (walked.kind === 'arrived') say(`Arrived in ${name}.${marked} The site is paused, so nothing leads away.`);
    if (walked.kind === 'strayed') say(walked.sentence);
  };

  return (
    <section className="deeds" aria-label={`Actions for ${name}`}>
      <b>{name}</b>
      <button type="button" className="b" data-key="g" onClick={look}>
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
      {asked === null ? (
        <span role="status" className="say">
          {says}
        </span>
      ) : (
        <p role="alert" className="ask say">
          {spelledWay(asked)} starts <b>{startedOn(actor, asked).join(', ')}</b> for real, which may ask the server.{' '}
          <button type="button" className="b go" ref={takeFocus} onClick={() => void walk(asked)}>
            Do it for real
          </button>{' '}
          <button type="button" className="b l" onClick={() => ask(null)}>
            Cancel
          </button>
        </p>
      )}
    </section>
  );
}

const spelledWay = (way: readonly PathStep[]): string => way.map(({ text }) => text).join(', then ');
