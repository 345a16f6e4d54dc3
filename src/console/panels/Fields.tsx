import { useState } from 'react';
import type { Field } from '../core/form.ts';
import { defaultValueOf } from '../core/formCases.ts';
import { jsonOf } from '../core/words.ts';

interface FieldsProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly name?: string;
}

/** Inputs for one value, built from its schema; JSON for unsupported types. */
export function Fields({ field, value, onChange, name = 'value' }: FieldsProps) {
  switch (field.kind) {
    case 'object': {
      const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
      return (
        <div className="fields">
          {field.fields.map(({ name: inner, optional, field: asked }) => (
            <div key={inner} className="asked">
              {optional && (
                <label className="dim">
                  <input
                    type="checkbox"
                    checked={inner in fields}
                    onChange={({ target }) => {
                      const { [inner]: _left, ...others } = fields;
                      onChange(target.checked ? { ...others, [inner]: defaultValueOf(asked) } : others);
                    }}
                  />{' '}
                  include {inner}
                </label>
              )}
              {(!optional || inner in fields) && (
                <Fields
                  name={inner}
                  field={asked}
                  value={fields[inner]}
                  onChange={(next) => onChange({ ...fields, [inner]: next })}
                />
              )}
            </div>
          ))}
        </div>
      );
    }
    case 'yesNo':
      return (
        <fieldset className="field">
          <legend>{name}</legend>
          <span className="seg">
            {[true, false].map((one) => (
              <button key={String(one)} type="button" aria-pressed={value === one} onClick={() => onChange(one)}>
                {one ? 'true' : 'false'}
              </button>
            ))}
          </span>
        </fieldset>
      );
    case 'choice':
      return (
        <label className="field">
          <span>{name}</span>
          <select
            className="b"
            value={field.options.indexOf(value as (typeof field.options)[number])}
            onChange={({ target }) => onChange(field.options[Number(target.value)])}
          >
            {field.options.map((option, at) => (
              <option key={String(option)} value={at}>
                {String(option)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'literal':
      return (
        <p className="field">
          <span>{name}</span> <b>{String(field.value)}</b> <span className="dim">fixed</span>
        </p>
      );
    case 'text':
    case 'number':
      if (field.nullable && value === null) return <Written name={name} value={value} onChange={onChange} />;
      return (
        <label className="field">
          <span>{name}</span>
          <span className="inp">
            <input
              type={field.kind === 'number' ? 'number' : field.secret ? 'password' : 'text'}
              autoComplete="off"
              value={String(value ?? '')}
              onChange={({ target }) => onChange(field.kind === 'number' ? Number(target.value) : target.value)}
            />
          </span>
          {field.secret && <small className="dim">not recorded</small>}
        </label>
      );
    default:
      return <Written name={name} value={value} onChange={onChange} />;
  }
}

/** A value as JSON. Invalid input stays as typed. */
function Written({ name, value, onChange }: Pick<FieldsProps, 'value' | 'onChange'> & { readonly name: string }) {
  const [text, setText] = useState(jsonOf(value, 1));
  const [isWrong, setWrong] = useState(false);
  return (
    <label className="field">
      <span>{name}</span>
      <textarea
        className="b"
        rows={4}
        value={text}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setText(target.value);
          try {
            onChange(JSON.parse(target.value));
            setWrong(false);
          } catch {
            setWrong(true);
          }
        }}
      />
      {isWrong && <small className="no">Invalid JSON.</small>}
    </label>
  );
}
