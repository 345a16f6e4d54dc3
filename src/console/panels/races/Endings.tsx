import { groupEndings, nameOf, type ToldEnding } from '../../core/races/endingGroups.ts';
import type { Ending, Races } from '../../core/races/races.ts';
import { jsonOf } from '../../core/words.ts';
import { Icon } from '../icons.tsx';

interface EndingsProps {
  /** Null before the first exploration. */
  readonly races: Races | null;
  /** Whether a name is a call rather than a child machine. */
  readonly isCall: (src: string) => boolean;
  /** Whether the actor has changed since the exploration. */
  readonly isStale: boolean;
  readonly canWatch: boolean;
  readonly onWatch: (ending: Ending) => void;
  /** Progress or result of the watched order. */
  readonly says: string;
  readonly onStop: (() => void) | null;
}

/** Results grouped by final state, each with a shortest order. */
export function Endings({ races, isCall, isStale, canWatch, onWatch, says, onStop }: EndingsProps) {
  const groups = races === null ? [] : groupEndings(races.endings, isCall);
  return (
    <div className="races-right">
      <p className="races-says" role="status">
        {races !== null && (
          <>
            <b>{counted(races.endings.length, 'result')}</b> in {counted(groups.length, 'state')}.{' '}
            {races.cut ? <span className="wn">Limit reached: there may be more.</span> : 'All orders tried.'}{' '}
            {isStale && <span className="wn">The actor has changed since. Explore again.</span>}
          </>
        )}{' '}
        <span className="acc">{says}</span>
      </p>
      {onStop !== null && (
        <button type="button" className="b" onClick={onStop}>
          Stop watching
        </button>
      )}
      {races === null && (
        <p className="say none">
          Select on the left what can happen. Every different result is listed, and you can watch any of them.
        </p>
      )}
      {groups.map(({ states, endings }) => (
        <section key={nameOf(states)} aria-label={`Ends in ${nameOf(states)}`}>
          <h3>
            <Icon name="moved" /> {nameOf(states)} <span className="n">{endings.length}</span>
          </h3>
          <ol>
            {endings.map((told) => (
              <EndingRow key={told.ending.order.join('\n')} told={told} canWatch={canWatch} onWatch={onWatch} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface EndingRowProps extends Pick<EndingsProps, 'canWatch' | 'onWatch'> {
  readonly told: ToldEnding;
}

function EndingRow({ told: { ending, hints, differs }, canWatch, onWatch }: EndingRowProps) {
  const order = ending.order.length === 0 ? ['no events'] : ending.order;
  return (
    <li aria-label={order.join(', then ')}>
      <ol className="order">
        {order.map((move, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice, and none ever changes its place
          <li key={at}>
            {at > 0 && <span aria-hidden="true">→ </span>}
            {move}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="b r"
        disabled={!canWatch || ending.moves.length === 0}
        onClick={() => onWatch(ending)}
      >
        <Icon name="run" /> Watch
      </button>
      {hints.length > 0 && (
        <ul className="hints">
          {hints.map(({ text, isGrave }) => (
            <li key={text} className={isGrave ? 'no' : 'wn'}>
              <Icon name={isGrave ? 'no' : 'effect'} /> {text}
            </li>
          ))}
        </ul>
      )}
      {differs.length > 0 && (
        <dl className="differs">
          {differs.map(({ path, before, after }) => (
            <div key={path} className="dr">
              <dt>{path}</dt>
              <dd>
                <span className="o">{jsonOf(before)}</span> <span className="w">{jsonOf(after)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
