import { useState } from 'react';
import type { EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { formOf } from '../../core/form.ts';
import { type Editable, editableOf } from '../../core/heldEdit.ts';
import { Cases } from '../Cases.tsx';
import { Fields } from '../Fields.tsx';
import { Problems } from '../Problems.tsx';
import { takeFocus } from '../takeFocus.ts';
import { HeldForm } from './HeldForm.tsx';

interface HeldEditProps {
  readonly name: string;
  readonly event: EventObject;
  /** The same event, masked. */
  readonly shown: EventObject;
  /** Schema of the payload, if known. */
  readonly schema: $ZodType | undefined;
  readonly onKeep: (event: EventObject) => void;
  readonly onCancel: () => void;
}

/** Edits the payload of a held event, by a form of its schema or as JSON. */
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
  return (
    <HeldForm
      name={`Edit ${name}`}
      does="Save"
      can={parsed.ok}
      onDone={() => parsed.ok && onKeep(parsed.value)}
      onCancel={onCancel}
    >
      <Cases form={form} onChoose={setRaw} />
      <Fields field={form.field} value={raw} onChange={setRaw} />
      <Problems parsed={parsed} />
    </HeldForm>
  );
}

function ByText({ name, editable, onKeep, onCancel }: WayProps) {
  const [text, setText] = useState(editable.text);
  const read = readJson(text);
  return (
    <HeldForm
      name={`Edit ${name}`}
      does="Save"
      can={read !== null}
      onDone={() => read !== null && onKeep(read.value)}
      onCancel={onCancel}
    >
      <label className="field">
        <span>Payload (JSON)</span>
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
        {read === null ? 'Invalid JSON.' : 'Masked secrets keep their value.'}
      </p>
    </HeldForm>
  );
}

/** Empty input is `undefined`, a possible promise output. */
function readJson(text: string): { readonly value: unknown } | null {
  if (text.trim() === 'undefined') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
