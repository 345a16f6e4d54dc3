import { useMemo, useState } from 'react';
import { type ActorChange, between, type CallChange } from '../../core/between.ts';
import { verdictText } from '../../core/calls/verdictText.ts';
import type { Console } from '../../core/console.ts';
import { ChangeRows } from '../Diff.tsx';
import { type Moment, momentsOf, usualPair } from './moments.ts';

interface ChangesTabProps {
  readonly core: Console;
  readonly hidesMachinery: boolean;
  readonly timeText: (at: number) => string;
  readonly onLook: (seq: number) => void;
}

/** What differs between two moments: actors, their states and values, and calls. */
export function ChangesTab({ core, hidesMachinery, timeText, onLook }: ChangesTabProps) {
  const { recorder, tap } = core;
  const { total, epoch } = recorder;
  const calls = tap.log.read();
  const moments = momentsOf(core, timeText);
  const usual = usualPair(moments);
  // presentational: the moments compared; what was not chosen is the usual
  const [chosen, choose] = useState<readonly [string | null, string | null]>([null, null]);
  const momentAt = (side: 0 | 1): Moment => moments.find(({ key }) => key === chosen[side]) ?? usual[side];
  const [one, other] = [momentAt(0), momentAt(1)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is more to compare when more was recorded
  const found = useMemo(
    () => between(core, [one.seq, other.seq], hidesMachinery),
    [core, one.seq, other.seq, hidesMachinery, total, epoch, calls],
  );
  const { actors } = found;
  return (
    <section className="changes" aria-label="Changes">
      <div className="changes-bar">
        <Choice
          name="From"
          moments={moments}
          chosen={one}
          onChoose={(key) => choose([key, chosen[1]])}
          onLook={onLook}
        />
        <Choice
          name="To"
          moments={moments}
          chosen={other}
          onChoose={(key) => choose([chosen[0], key])}
          onLook={onLook}
        />
        <span className="grow" />
        <span className="dim" role="status">
          {countOf(actors.length, 'actor')}, {countOf(found.calls.length, 'call')}
        </span>
      </div>
      <div className="changes-list">
        {actors.length + found.calls.length === 0 && (
          <p className="none say">Nothing differs. Bookmark other moments with M, or choose them above.</p>
        )}
        {actors.length > 0 && (
          <>
            <h3 className="cap">Actors</h3>
            <ul aria-label="Actors that differ">
              {actors.map((change) => (
                <li key={change.actor.session}>
                  <ActorRow {...change} />
                </li>
              ))}
            </ul>
          </>
        )}
        {found.calls.length > 0 && (
          <>
            <h3 className="cap">Calls</h3>
            <ul aria-label="Calls that differ">
              {found.calls.map((change) => (
                <li key={change.after.seq}>
                  <CallRow {...change} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

interface ChoiceProps {
  readonly name: string;
  readonly moments: readonly Moment[];
  readonly chosen: Moment;
  readonly onChoose: (key: string) => void;
  readonly onLook: (seq: number) => void;
}

const Choice = ({ name, moments, chosen, onChoose, onLook }: ChoiceProps) => (
  <span className="changes-choice">
    <label>
      {name}{' '}
      <select className="b" value={chosen.key} onChange={({ target }) => onChoose(target.value)}>
        {moments.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
    <button
      type="button"
      className="b q"
      aria-label={`Show the screens of ${chosen.text}`}
      disabled={chosen.seq === null}
      onClick={() => chosen.seq !== null && onLook(chosen.seq)}
    >
      Show
    </button>
  </span>
);

const KINDS = {
  started: ['a', 'started'],
  ended: ['', 'ended'],
  passed: ['', 'came and went'],
  changed: ['', 'changed'],
} as const satisfies Record<ActorChange['kind'], readonly [string, string]>;

function ActorRow({ actor, kind, before, after, values }: ActorChange) {
  const [look, word] = KINDS[kind];
  return (
    <>
      <p className="changes-head">
        <span className={`tag ${look}`}>{word}</span> <b>{actor.path}</b>{' '}
        {before === null || before === after ? (
          <span className="dim">{after}</span>
        ) : (
          <span>
            <span className="o">{before}</span> → <span className="w">{after}</span>
          </span>
        )}
      </p>
      {values.length > 0 && (
        <dl aria-label={`Values of ${actor.path}`}>
          <ChangeRows changes={values} />
        </dl>
      )}
    </>
  );
}

/** How far a call had come, in a word. */
const STATES = {
  ...{ waiting: 'pending', held: 'reply held', slowed: 'reply slowed' },
  ...{ done: 'answered', failed: 'failed', aborted: 'aborted' },
} as const satisfies Record<CallChange['after']['state'], string>;

function CallRow({ before, after }: CallChange) {
  const { seq, method, id, state, status, replyVerdict } = after;
  const isBad = state === 'failed' || state === 'aborted' || replyVerdict?.kind === 'wrong';
  const answer = [status, verdictText(replyVerdict)].filter((part) => part !== null && part !== '').join(' ');
  return (
    <p className="changes-head">
      <span className={isBad ? 'tag x' : 'tag a'}>{before === null ? 'started' : STATES[before.state]}</span>
      {(before !== null || state !== 'waiting') && <> → {STATES[state]}</>} <span className="dim">#{seq}</span> {method}{' '}
      <b>{id}</b> <span className="dim">{answer}</span>
    </p>
  );
}
