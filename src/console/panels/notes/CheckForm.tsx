import { MUSTS, type Must } from '../../core/checks/checks.ts';
import type { Pointed } from '../../core/checks/pointing.machine.ts';
import type { PointingActor } from '../../core/checks/pointingOf.ts';
import { targetText } from '../../core/inputs/target.ts';
import { takeFocus } from '../takeFocus.ts';

interface CheckFormProps {
  readonly pointed: Pointed;
  readonly must: Must;
  readonly value: string;
  readonly onSend: PointingActor['send'];
}

const NAMES = {
  shown: 'is shown',
  hidden: 'is hidden',
  equals: 'equals',
  enabled: 'is enabled',
  disabled: 'is disabled',
} as const satisfies Record<Must, string>;

/** What must hold of what was pointed at. */
export function CheckForm({ pointed, must, value, onSend }: CheckFormProps) {
  const offered = MUSTS.filter((one) => pointed.isControl || (one !== 'enabled' && one !== 'disabled'));
  return (
    <form
      aria-label="New check"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ type: 'check.keep' });
      }}
    >
      <p className="say">
        <b>{targetText(pointed.target)}</b>
        {pointed.target.within && <span className="dim"> in {pointed.target.within.name}</span>}
      </p>
      <label className="field">
        <span className="cap">Must hold</span>
        <select
          ref={takeFocus}
          className="b"
          value={must}
          onChange={({ target }) => onSend({ type: 'check.choose', must: target.value as Must })}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      {must === 'equals' && (
        <label className="field">
          <span className="cap">Value</span>
          <input
            className="notes-in"
            value={value}
            onChange={({ target }) => onSend({ type: 'check.write', value: target.value })}
          />
        </label>
      )}
      <div className="cases">
        <button type="submit" className="b go">
          Add check
        </button>
        <button type="button" className="b" onClick={() => onSend({ type: 'check.point' })}>
          Point again
        </button>
        <button type="button" className="b" onClick={() => onSend({ type: 'check.cancel' })}>
          Cancel
        </button>
      </div>
    </form>
  );
}
