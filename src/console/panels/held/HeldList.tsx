import { useState } from 'react';
import type { EventObject } from 'xstate';
import type { Console } from '../../core/console.ts';
import { type Held, settledType } from '../../core/held.ts';
import { eventName, jsonOf } from '../../core/words.ts';
import { Icon } from '../icons.tsx';
import { secondsOf } from '../Transport.tsx';
import { HeldDelay } from './HeldDelay.tsx';
import { HeldEdit } from './HeldEdit.tsx';
import { useFocusAfterMove } from './useFocusAfterMove.ts';

type Steered = Pick<Console, 'gate' | 'clock' | 'events' | 'maskEvent'>;

interface Open {
  readonly id: number;
  readonly as: 'edit' | 'delay';
}

/** Actions with a form. */
const OPENED = [
  ['edit', 'Edit'],
  ['delay', 'Delay'],
] as const;

/** Held events, with their actions. */
export function HeldList({ core }: { readonly core: Steered }) {
  const { gate } = core;
  const held = gate.held();
  const line = held.filter(({ dueAt }) => dueAt === null);
  const [open, setOpen] = useState<Open | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const [says, say] = useState('');
  const { list, moved } = useFocusAfterMove(`${held.map(({ id }) => id).join()} ${open?.id ?? ''}`);
  if (held.length === 0) return null;

  const move = (one: Held, to: number) => {
    gate.move(one.id, to);
    say(`${nameOf(one)} moved to position ${to + 1} of ${line.length}`);
  };

  return (
    <section className="held-list" aria-label="Held">
      <h3>Held until you step or run</h3>
      <ol ref={list}>
        {held.map((one) => {
          const at = line.indexOf(one);
          return (
            <li
              key={one.id}
              data-held={one.id}
              aria-label={`${nameOf(one)} for ${one.target.id}`}
              className={dragged === one.id ? 'dragged' : ''}
              draggable={at >= 0 && open?.id !== one.id}
              onDragStart={() => drag(one.id)}
              onDragEnd={() => drag(null)}
              onDragOver={(event) => at >= 0 && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                const from = line.find(({ id }) => id === dragged);
                if (from !== undefined && at >= 0) move(from, at);
                drag(null);
              }}
            >
              <HeldRow
                core={core}
                held={one}
                at={at}
                last={line.length - 1}
                open={open?.id === one.id ? open.as : null}
                onOpen={(as) => {
                  if (as === null && open !== null) moved(one.id, open.as);
                  setOpen(as === null ? null : { id: one.id, as });
                }}
                onMove={(to, button) => {
                  moved(one.id, button);
                  move(one, to);
                }}
                onSay={say}
              />
            </li>
          );
        })}
      </ol>
      <p className="vh" role="status">
        {says}
      </p>
    </section>
  );
}

interface HeldRowProps {
  readonly core: Steered;
  readonly held: Held;
  /** Position in the queue; -1 if delayed. */
  readonly at: number;
  readonly last: number;
  readonly open: Open['as'] | null;
  readonly onOpen: (as: Open['as'] | null) => void;
  readonly onMove: (to: number, button: 'earlier' | 'later') => void;
  readonly onSay: (text: string) => void;
}

function HeldRow({
  core: { gate, clock, events, maskEvent },
  held,
  at,
  last,
  open,
  onOpen,
  onMove,
  onSay,
}: HeldRowProps) {
  const { id, kind, source, target, event, dueAt } = held;
  const name = nameOf(held);
  const shown = maskEvent(event, source);
  const payload = payloadText(shown);
  return (
    <>
      <p className="held-what">
        <span className="dim">{kind}</span> <b>{target.id}</b> {name}
        <code className="dim" title={payload}>
          {payload}
        </code>
        {dueAt !== null && <span className="acc"> due in {secondsOf(dueAt - clock.now())}</span>}
      </p>
      <p className="held-deeds">
        <Move name={name} way="earlier" isOff={at <= 0} onMove={() => onMove(at - 1, 'earlier')} />
        <Move name={name} way="later" isOff={at < 0 || at === last} onMove={() => onMove(at + 1, 'later')} />
        <button type="button" className="b q" onClick={() => gate.deliver(id)}>
          Deliver
        </button>
        {OPENED.map(([as, says]) => (
          <button
            key={as}
            type="button"
            className="b q"
            data-move={as}
            aria-expanded={open === as}
            onClick={() => onOpen(open === as ? null : as)}
          >
            {says}
          </button>
        ))}
        <button type="button" className="b q" onClick={() => gate.drop(id)}>
          Drop
        </button>
      </p>
      {open === 'edit' && (
        <HeldEdit
          name={name}
          event={event}
          shown={shown}
          schema={events[event.type]}
          onCancel={() => onOpen(null)}
          onKeep={(edited) => {
            gate.edit(id, edited);
            onOpen(null);
            onSay(`${name} edited`);
          }}
        />
      )}
      {open === 'delay' && (
        <HeldDelay
          name={name}
          onCancel={() => onOpen(null)}
          onDelay={(ms) => {
            gate.delay(id, ms);
            onOpen(null);
            onSay(`${name} delayed by ${ms} ms`);
          }}
        />
      )}
    </>
  );
}

/** What an event carries; for a settled promise, its value. */
function payloadText({ type, ...payload }: EventObject): string {
  if (type.startsWith('xstate.promise.') && 'data' in payload) return jsonOf(payload.data);
  return Object.keys(payload).length === 0 ? '' : jsonOf(payload);
}

interface MoveProps {
  readonly name: string;
  readonly way: 'earlier' | 'later';
  readonly isOff: boolean;
  readonly onMove: () => void;
}

/** At either end it stays focusable (aria-disabled), so that it keeps the focus. */
function Move({ name, way, isOff, onMove }: MoveProps) {
  return (
    <button
      type="button"
      className="b q sq"
      data-move={way}
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onMove()}
    >
      <Icon name={way} />
    </button>
  );
}

/** A settled promise is named by the event its parent receives. */
const nameOf = (held: Held): string => eventName({ type: settledType(held) });
