import type { Form } from '../core/form.ts';
import { casesOf } from '../core/formCases.ts';

interface CasesProps {
  readonly form: Form;
  readonly onChoose: (value: unknown) => void;
}

/** Presets of a form; nothing if there is only one. */
export function Cases({ form, onChoose }: CasesProps) {
  const cases = casesOf(form);
  if (cases.length < 2) return null;
  return (
    <fieldset className="cases" aria-label="Presets">
      <legend className="cap">Presets</legend>
      {cases.map(({ name, value }) => (
        <button key={name} type="button" className="b" onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
