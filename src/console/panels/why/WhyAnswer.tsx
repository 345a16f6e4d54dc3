import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { guardInputs } from '../../core/guardInputs.ts';
import type { Candidate } from '../../core/ladder.ts';
import type { Answered, Consequence } from '../../core/press.ts';
import { actorName, eventName, whereIs } from '../../core/words.ts';
import { timeOf } from '../timeOf.ts';
import { Ladder, type RungInput } from './Ladder.tsx';

interface WhyAnswerProps {
  readonly answered: Answered;
  /** Whether a person sent it. */
  readonly isPress: boolean;
  readonly consequences: readonly Consequence[];
  /** Formats values, masked. */
  readonly spelled: (value: unknown) => string;
  readonly onChoose: (seq: number) => void;
  /** What would let it through: the answer stands before its proof. */
  readonly children: ReactNode;
}

/** One event from the press on: what was sent, who took it, which candidates were refused and why. */
export function WhyAnswer(props: WhyAnswerProps) {
  const { answered, isPress, consequences, spelled, onChoose, children } = props;
  const { entry, before, outcome, answer, refused, says } = answered;
  const { seq, actor, event, at } = entry;
  return (
    <>
      <header>
        <h1 id="why-title">
          {eventName(event)} {TITLES[outcome]}: <em className={outcome}>{says}</em>
        </h1>
        <p>
          #{seq} · {timeOf(at)} · {isPress ? 'you' : entry.from ? actorName(entry.from) : 'a timer'} to{' '}
          {actorName(actor)}
          {before !== null && `, in ${whereIs(before)}`} · {refusedText(refused.length)}
        </p>
      </header>
      {consequences.length > 0 && (
        <ol className="why-chain" aria-label="What it led to">
          {consequences.map(({ seq: number, what, took, isNo }) => (
            <li key={number}>
              <button type="button" className="b q" onClick={() => onChoose(number)}>
                #{number}
              </button>{' '}
              {what} {took !== '' && <span className={isNo ? 'no' : 'acc'}>{took}</span>}
            </li>
          ))}
        </ol>
      )}
      {children}
      <Ladder
        places={answer.places}
        event={eventName(event)}
        actor={actor.id}
        nearestMiss={outcome === 'refused' ? answer.verdict.nearestMiss : null}
        spelled={spelled}
        inputs={inputsOf(before, answered)}
      />
    </>
  );
}

const TITLES = {
  refused: 'did nothing',
  stayed: 'did nothing',
  otherWay: 'took another way',
  worked: 'worked',
} as const;

const refusedText = (count: number): string =>
  count === 0 ? 'no guard refused it' : count === 1 ? '1 candidate refused' : `${count} candidates refused`;

/** What the conditions of each refused candidate looked at, by its transition. */
const inputsOf = (
  before: AnyMachineSnapshot | null,
  { entry, refused }: Answered,
): ReadonlyMap<Candidate['transitionId'], readonly RungInput[]> =>
  new Map(
    before === null
      ? []
      : refused.map(({ transitionId }) => [transitionId, guardInputs(before, entry.event, transitionId)]),
  );
