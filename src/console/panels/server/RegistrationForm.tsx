import { useState } from 'react';
import type { FormChange, FormRule } from '../../core/server/controls.ts';
import { Icon } from '../icons.tsx';

interface RegistrationFormProps {
  readonly form: readonly FormRule[];
  /** In 1/10,000 of the currency; null if unknown. */
  readonly bonus: number | null;
  readonly isOff: boolean;
  readonly onForm: (change: FormChange) => void;
}

/** Units per P. */
const PARTS = 10_000;

/** Registration settings: fields shown and required, their order, and the bonus of a new account. */
export function RegistrationForm({ form, bonus, isOff, onForm }: RegistrationFormProps) {
  const move = (at: number, by: number) => {
    const names = form.map(({ name }) => name);
    const [name] = names.splice(at, 1);
    if (name !== undefined) names.splice(at + by, 0, name);
    onForm({ order: names });
  };
  return (
    <details className="srv-part">
      <summary className="cap">
        Registration form{' '}
        <span className="n">{`${form.filter(({ enabled }) => enabled).length} of ${form.length}`}</span>
      </summary>
      {bonus !== null && (
        <Bonus key={bonus} bonus={bonus} isOff={isOff} onBonus={(wanted) => onForm({ bonus: wanted })} />
      )}
      <table className="rules">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Shown</th>
            <th scope="col">Required</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {form.map((rule, at) => (
            <Rule
              key={rule.name}
              rule={rule}
              isOff={isOff}
              onRule={(changed) => onForm({ rule: changed })}
              onMove={(by) => move(at, by)}
              isFirst={at === 0}
              isLast={at === form.length - 1}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface RuleProps {
  readonly rule: FormRule;
  readonly isOff: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRule: (rule: FormRule) => void;
  readonly onMove: (by: number) => void;
}

function Rule({ rule, isOff, isFirst, isLast, onRule, onMove }: RuleProps) {
  const { name } = rule;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="checkbox"
          aria-label={`Show ${name}`}
          checked={rule.enabled}
          disabled={isOff}
          onChange={({ target }) => onRule({ ...rule, enabled: target.checked })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`Require ${name}`}
          checked={rule.required}
          disabled={isOff}
          onChange={({ target }) => onRule({ ...rule, required: target.checked })}
        />
      </td>
      <td>
        <button
          type="button"
          className="b q sq"
          aria-label={`Move ${name} up`}
          disabled={isOff || isFirst}
          onClick={() => onMove(-1)}
        >
          <Icon name="earlier" />
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label={`Move ${name} down`}
          disabled={isOff || isLast}
          onClick={() => onMove(1)}
        >
          <Icon name="later" />
        </button>
      </td>
    </tr>
  );
}

interface BonusProps {
  readonly bonus: number;
  readonly isOff: boolean;
  readonly onBonus: (bonus: number) => void;
}

function Bonus({ bonus, isOff, onBonus }: BonusProps) {
  const [written, setWritten] = useState(String(bonus / PARTS));
  const wanted = Math.round(Number(written) * PARTS);
  const isRight = written.trim() !== '' && wanted >= 0 && Number.isSafeInteger(wanted);
  return (
    <form
      className="btns"
      aria-label="New account bonus"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onBonus(wanted);
      }}
    >
      <label>
        New account bonus{' '}
        <input
          type="number"
          className="inp"
          min="0"
          step="any"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />{' '}
        P
      </label>
      <button type="submit" className="b" disabled={isOff || !isRight || wanted === bonus}>
        Set
      </button>
    </form>
  );
}
