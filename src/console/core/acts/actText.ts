import { type Fault, refusalName } from '../calls/fault.ts';
import { eventName } from '../words.ts';
import type { HeldChange, NewAct } from './act.ts';

/** `Network: the next reply of session.login is refused with Bad credentials`. */
export function actText(act: NewAct): string {
  switch (act.kind) {
    case 'fault':
      return `Network: ${repliesText(act)} ${act.fault === null ? 'again as the server sends it' : faultText(act.fault)}`;
    case 'reply':
      return `Network: the ${act.isHeld ? 'held ' : ''}reply of ${act.call} ${act.fault === null ? 'passes' : faultText(act.fault)}`;
    case 'time':
      return `Time: jumped by ${spanText(act.ms)}`;
    case 'event':
      return `Held: ${heldText(act.change, `${eventName(act)} for ${nameOf(act.to)}`, act.how)}`;
    case 'sent':
      return `Sent ${eventName(act)} to ${nameOf(act.to)} from the console`;
    case 'walk':
      return `Taken by the console to ${act.state} of ${nameOf(act.to)}`;
  }
}

function repliesText({ call, scope }: Extract<NewAct, { readonly kind: 'fault' }>): string {
  if (scope === 'next') return `the next reply of ${call ?? 'any call'}`;
  return call === null ? 'every reply' : `every reply of ${call}`;
}

function faultText(fault: Fault): string {
  switch (fault.kind) {
    case 'hold':
      return 'is held';
    case 'slow':
      return `is late by ${spanText(fault.ms)}`;
    case 'drop':
      return 'never comes';
    case 'offline':
      return 'fails: offline';
    case 'status':
      return `is HTTP ${fault.status}`;
    case 'refuse':
      return `is refused with ${refusalName(fault.code)}`;
    case 'break':
      return `breaks its schema: ${fault.name}`;
    case 'answer':
      return 'is edited';
  }
}

function heldText(change: HeldChange, what: string, how: string | number | null): string {
  switch (change) {
    case 'edited':
      return `edited ${what}: ${how}`;
    case 'delayed':
      return `delayed ${what} by ${spanText(Number(how))}`;
    case 'moved':
      return `moved ${what} to place ${how}`;
    case 'dropped':
      return `dropped ${what}`;
    case 'delivered':
      return `delivered ${what} before earlier ones`;
  }
}

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** `60 s`, `500 ms`, `1 h`: in the largest unit that fits whole, with seconds for less than two minutes. */
export function spanText(ms: number): string {
  const [unit, name] = UNITS.find(([length]) => ms >= 2 * length && ms % length === 0) ?? [1_000, 's'];
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${Math.round((ms / unit) * 10) / 10} ${name}`;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
