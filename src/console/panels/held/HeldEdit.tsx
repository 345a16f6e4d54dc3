import { useState } from 'react';
import type { EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { formOf } from '../../core/form.ts';
import { casesOf } from '../../core/formCases.ts';
import { type Editable, editableOf } from '../../core/heldEdit.ts';
import { Fields } from '../Fields.tsx';
import { takeFocus } from '../takeFocus.ts';

interface HeldEditProps {
  readonly name: string;
  readonly event: EventObject;
  /** The same, as far as it may be shown. */
  readonly shown: EventObject;
  /** What it carries, where the application says so. */
  readonly schema: $ZodType | undefined;
  readonly onKeep: (event: EventObject) => void;
  readonly onCancel: () => void;
}

/** What a held event carries, to be changed before it is delivered: by the form of its schema, or as JSON. */
export function HeldEdit({ name, event, shown, schema, onKeep, onCancel }: HeldEditProps) {
  const [editable] = useState(() => editableOf(event, shown));
  const keep = (edited: unknown) => onKeep(editable.put(edited));
  const ways = { name, editable, onKeep: keep, onCancel };
  return schema === undefined ? <ByText {...ways} /> : <ByForm {...ways} schema={schema} />;
}

interface WayProps {
  readonly name: string;
  readonly editable: Editable;
  readonly onKeep: (edited: unknown) => void;
  readonly onCancel: () => void;
}

function ByForm({ name, editable, schema, onKeep, onCancel }: WayProps & { readonly schema: $ZodType }) {
  const [form] = useState(() => formOf(schema));
  const [raw, setRaw] = useState(editable.carried);
  const parsed = form.parse(raw);
  const cases = casesOf(form);
  return (
    <form
      className="held-edit"
      aria-label={`Edit ${name}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (parsed.ok) onKeep(parsed.value);
      }}
    >
      {cases.length > 1 && (
        <fieldset className="cases" aria-label="Ready-made cases">
          {cases.map(({ name: one, value }) => (
            <button key={one} type="button" className="b" onClick={() => setRaw(value)}>
              {one}
            </button>
          ))}
        </fieldset>
      )}
      <Fields field={form.field} value={raw} onChange={setRaw} />
      <ul className="no">
        {!parsed.ok &&
          parsed.problems.map(({ path, sentence }) => (
            <li key={path.join('.')}>{path.length === 0 ? sentence : `${path.join('.')}: ${sentence}`}</li>
          ))}
      </ul>
      <Ends can={parsed.ok} onCancel={onCancel} />
    </form>
  );
}

function ByText({ name, editable, onKeep, onCancel }: WayProps) {
  const [text, setText] = useState(editable.text);
  const read = readJson(text);
  return (
    <form
      className="held-edit"
      aria-label={`Edit ${name}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (read !== null) onKeep(read.value);
      }}
    >
      <label className="field">
        <span>What it carries, as JSON</span>
        <textarea
          ref={takeFocus}
          className="b"
          rows={6}
          spellCheck={false}
          aria-invalid={read === null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={read === null ? 'no' : 'say dim'}>
        {read === null ? 'This is no JSON yet.' : 'A secret that is left as dots arrives as it was.'}
      </p>
      <Ends can={read !== null} onCancel={onCancel} />
    </form>
  );
}

function Ends({ can, onCancel }: { readonly can: boolean; readonly onCancel: () => void }) {
  return (
    <div className="btns">
      <button type="submit" className="b go" disabled={!can}>
        Keep
      </button>
      <button type="button" className="b l" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

/** Nothing at all is `undefined`: a promise may bring that. */
function readJson(text: string): { readonly value: unknown } | null {
  if (text.trim() === 'undefined') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
