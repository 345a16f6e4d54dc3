import type { Form } from '../core/form.ts';
import { casesOf } from '../core/formCases.ts';

interface CasesProps {
  readonly form: Form;
  readonly onChoose: (value: unknown) => void;
}

/** Values that a form would take, ready made; nothing where there is but one. */
export function Cases({ form, onChoose }: CasesProps) {
  const cases = casesOf(form);
  if (cases.length < 2) return null;
  return (
    <fieldset className="cases" aria-label="Ready-made cases">
      <legend className="cap">Ready-made cases</legend>
      {cases.map(({ name, value }) => (
        <button key={name} type="button" className="b" onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
