import type { Answered, Outcome } from '../../core/press.ts';
import { actorName, eventName } from '../../core/words.ts';
import { Icon, type IconName } from '../icons.tsx';

/** Presses of the same kind in a row, the newest first. */
export interface Row {
  readonly answered: Answered;
  readonly times: number;
}

interface WhyListProps {
  readonly rows: readonly Row[];
  /** Ignored events that no person sent, newest first. */
  readonly background: readonly Answered[];
  readonly shown: number | null;
  readonly onChoose: (seq: number) => void;
}

/** What the person pressed, newest first, and what was ignored in the background. */
export function WhyList({ rows, background, shown, onChoose }: WhyListProps) {
  return (
    <nav className="why-list" aria-label="Presses">
      <h2 className="cap">
        What you pressed <span className="n">{rows.length}</span>
      </h2>
      <ul>
        {rows.map(({ answered, times }) => (
          <Item key={answered.entry.seq} answered={answered} times={times} shown={shown} onChoose={onChoose} />
        ))}
      </ul>
      {rows.length === 0 && <p className="why-note">Press something on the site.</p>}
      {background.length > 0 && (
        <details open={background.some(({ entry }) => entry.seq === shown)}>
          <summary>
            Ignored in the background <span className="n">{background.length}</span>
          </summary>
          <p className="why-note">Messages between actors that nobody waited for. Seldom an error.</p>
          <ul>
            {background.map((answered) => (
              <Item key={answered.entry.seq} times={1} answered={answered} shown={shown} onChoose={onChoose} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

interface ItemProps extends Row, Pick<WhyListProps, 'shown' | 'onChoose'> {}

function Item({ answered: { entry, outcome, says }, times, shown, onChoose }: ItemProps) {
  const { seq, event, actor } = entry;
  return (
    <li>
      <button type="button" className={outcome} aria-current={seq === shown} onClick={() => onChoose(seq)}>
        <Icon name={ICONS[outcome]} />
        <span className="hi">
          {eventName(event)}{' '}
          <span className="dim">{times > 1 ? `${actorName(actor)} ×${times}` : actorName(actor)}</span>
        </span>
        <small>{says}</small>
      </button>
    </li>
  );
}

const ICONS: Readonly<Record<Outcome, IconName>> = { refused: 'no', stayed: 'no', otherWay: 'message', worked: 'user' };
