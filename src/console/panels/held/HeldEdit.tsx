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
  return (
    <HeldForm
      name={`Edit ${name}`}
      does="Keep"
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
      does="Keep"
      can={read !== null}
      onDone={() => read !== null && onKeep(read.value)}
      onCancel={onCancel}
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
    </HeldForm>
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
