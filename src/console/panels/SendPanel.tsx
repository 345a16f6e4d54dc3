import { useId, useState } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { standingOf } from '../../inspection/step/standing.ts';
import type { ActorRecord } from '../core/entry.ts';
import { eventsHere } from '../core/events.ts';
import { formOf } from '../core/form.ts';
import { defaultValueOf } from '../core/formCases.ts';
import { type Preview, preview } from '../core/preview.ts';
import type { Viewed } from '../core/viewed.ts';
import { explainBlocked } from '../core/whyNot.ts';
import { actorName } from '../core/words.ts';
import { Cases } from './Cases.tsx';
import { Fields } from './Fields.tsx';
import { Icon } from './icons.tsx';
import { Problems } from './Problems.tsx';

interface SendPanelProps {
  readonly core: Viewed;
  readonly actor: ActorRecord;
  /** Selected event type; null for the first available. */
  readonly type: string | null;
  readonly onType: (type: string) => void;
}

/** Sends an event to the selected actor: a form from its schema, presets, and a preview. */
export function SendPanel({ core, actor, type, onType }: SendPanelProps) {
  const snapshot = actor.ref.getSnapshot() as AnyMachineSnapshot;
  const events = actor.machine === null || snapshot.status !== 'active' ? [] : eventsHere(actor.machine, snapshot);
  const chosen = events.some((one) => one.type === type) ? type : (events[0]?.type ?? null);
  return (
    <div className="send">
      <label className="field">
        <span>Event to {actorName(actor)}</span>
        <select className="b" value={chosen ?? ''} onChange={({ target }) => onType(target.value)}>
          {events.map(({ type: name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {chosen === null ? (
        <p className="none say">{actorName(actor)} accepts no events in this state.</p>
      ) : (
        <EventForm key={chosen} core={core} actor={actor} type={chosen} schema={core.events[chosen]} />
      )}
    </div>
  );
}

interface EventFormProps {
  readonly core: Viewed;
  readonly actor: ActorRecord;
  readonly type: string;
  readonly schema: $ZodType | undefined;
}

function EventForm({ schema, ...props }: EventFormProps) {
  return schema === undefined ? <JsonEvent {...props} /> : <FieldEvent {...props} schema={schema} />;
}

/** An event whose payload nobody describes: JSON, at first as it was last seen. */
function JsonEvent({ core, actor, type }: Omit<EventFormProps, 'schema'>) {
  const [text, write] = useState(() => lastPayload(core, type));
  const event = eventFrom(type, text);
  return (
    <form
      aria-label={`Send ${type}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event !== null) core.send(actor, event);
      }}
    >
      <label className="field">
        <span>Payload (JSON object)</span>
        <textarea
          rows={4}
          spellCheck={false}
          aria-invalid={event === null}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {event === null && <p className="no say">Not a JSON object.</p>}
      {event !== null && <Outlook core={core} actor={actor} event={event} />}
      <button type="submit" className="b go" disabled={event === null}>
        Send <kbd className="k">Enter</kbd>
      </button>
    </form>
  );
}

/** Newest entries in which a payload is looked for. */
const MOST_ENTRIES = 5_000;

function lastPayload({ recorder }: Viewed, type: string): string {
  for (let seq = recorder.total; seq > Math.max(0, recorder.total - MOST_ENTRIES); seq -= 1) {
    const entry = recorder.find(seq);
    if (entry?.kind !== 'event' || entry.event.type !== type) continue;
    const { type: _, ...payload } = entry.event;
    return JSON.stringify(payload, null, 2);
  }
  return '{}';
}

function eventFrom(type: string, text: string): EventObject | null {
  try {
    const payload: unknown = JSON.parse(text);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? { ...payload, type } : null;
  } catch {
    return null;
  }
}

function FieldEvent({ core, actor, type, schema }: EventFormProps & { readonly schema: $ZodType }) {
  const [form] = useState(() => formOf(schema));
  const [raw, setRaw] = useState<unknown>(() => defaultValueOf(form.field));
  const parsed = form.parse(raw);
  const problems = useId();
  const event: EventObject | null = parsed.ok ? { ...(parsed.value as object), type } : null;
  return (
    <form
      aria-label={`Send ${type}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event !== null) core.send(actor, event);
      }}
    >
      <Cases form={form} onChoose={setRaw} />
      <Fields field={form.field} value={raw} onChange={setRaw} />
      <Problems id={problems} parsed={parsed} />
      {event !== null && <Outlook core={core} actor={actor} event={event} />}
      <button type="submit" className="b go" disabled={event === null} aria-describedby={problems}>
        Send <kbd className="k">Enter</kbd>
      </button>
    </form>
  );
}

/** Preview of the event's effect. */
function Outlook({
  core,
  actor,
  event,
}: {
  readonly core: Viewed;
  readonly actor: ActorRecord;
  readonly event: EventObject;
}) {
  const snapshot = actor.ref.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return null;
  const foreseen = foreseenFor(core, actor, event);
  return (
    <section className="outlook" aria-label="Preview">
      <h3 className="say">Preview</h3>
      {typeof foreseen === 'string' ? (
        <p className="no">{foreseen}</p>
      ) : foreseen.outcome === 'nothing' || foreseen.taken.length === 0 ? (
        <p className="no">
          <Icon name="no" /> {explainBlocked(snapshot, event).verdict.sentence}
        </p>
      ) : (
        <ul>
          <li>
            <Icon name="message" /> {foreseen.from.join(' + ')} → <b>{foreseen.to.join(' + ')}</b>
          </li>
          {foreseen.actions.length > 0 && <li>runs {foreseen.actions.join(', ')}</li>}
          {foreseen.starts.map(({ id }) => (
            <li key={id}>
              <Icon name="effect" /> starts {id}
            </li>
          ))}
          {foreseen.timersSet.map(({ event: timed, delay }) => (
            <li key={timed}>
              <Icon name="timer" /> {timed} in {delay / 1_000} s
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function foreseenFor({ clock }: Viewed, { ref }: ActorRecord, event: EventObject): Preview | string {
  try {
    return preview(standingOf(ref, { now: clock.now() }), { kind: 'event', event });
  } catch (error) {
    return `Cannot preview: ${error instanceof Error ? error.message : String(error)}`;
  }
}
