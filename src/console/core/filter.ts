import type { ActorRecord, Entry } from './entry.ts';
import { actorName, eventName, isInternalEvent, jsonOf, lineOf, whereIs } from './words.ts';

/** Filter of the log. */
export type Wanted = (entry: Entry) => boolean;

/**
 * Reads what people write: `actor:login type:typed text:nok free words`. All of it must hold; upper and lower case are
 * the same. `text:` looks into payloads and contexts, free words into what the line says.
 */
export function filterOf(written: string, kinds: ReadonlySet<Entry['kind']>): Wanted {
  const words = written.toLowerCase().split(/\s+/).filter(Boolean);
  // Cache: many entries share few actors and types.
  const pathHas = once((actor: ActorRecord, rest: string) => calledOf(actor).includes(rest));
  const nameHas = once((type: string, rest: string) => eventName({ type }).toLowerCase().includes(rest));
  const asked = words.map((word): Wanted => {
    const [, name = '', rest = ''] = /^(actor|type|text):(.*)$/.exec(word) ?? [];
    switch (name) {
      case 'actor':
        return ({ actor }) => pathHas(actor, rest);
      case 'type':
        return (entry) => 'event' in entry && nameHas(entry.event.type, rest);
      case 'text':
        return (entry) => textIn(entry).includes(rest);
      default:
        return (entry) => headOf(entry).includes(word);
    }
  });
  const isAll = asked.length === 0;
  return (entry) => kinds.has(entry.kind) && (isAll ? !isInternalEvent(entry) : asked.every((wanted) => wanted(entry)));
}

/** Caches each text for the lifetime of the filter. */
function once<T>(ask: (thing: T, text: string) => boolean): (thing: T, text: string) => boolean {
  const answers = new Map<string, Map<T, boolean>>();
  return (thing, text) => {
    const known = answers.get(text) ?? new Map<T, boolean>();
    answers.set(text, known);
    const answer = known.get(thing) ?? ask(thing, text);
    known.set(thing, answer);
    return answer;
  };
}

const calledOf = (actor: ActorRecord): string => `${actor.path} ${actorName(actor)}`.toLowerCase();

const heads = new WeakMap<Entry, string>();
const texts = new WeakMap<object, string>();

function headOf(entry: Entry): string {
  const known = heads.get(entry);
  if (known !== undefined) return known;
  const head = `${calledOf(entry.actor)} ${lineOf(entry).what.toLowerCase()}`;
  heads.set(entry, head);
  return head;
}

/** Searchable text of an entry. Shared objects are serialised once. */
function textIn(entry: Entry): string {
  switch (entry.kind) {
    case 'started':
      return '';
    case 'event':
      return textOf(entry.event);
    case 'action':
      return textOf(entry.params);
    case 'step':
    case 'settled':
      return `${whereIs(entry.after).toLowerCase()} ${textOf((entry.after as { readonly context?: unknown }).context)}`;
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '').toLowerCase();
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = jsonOf(value).toLowerCase();
  texts.set(value, text);
  return text;
}
