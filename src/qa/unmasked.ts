import type { EventObject } from 'xstate';

/**
 * An event of a capsule with something in the place of each secret that was masked, which the rules of the forms take as
 * they took the secret: as long as it, the same for a password and its repetition, another for an old one. A mask does not
 * tell what it hides: two passwords that differ but are as long as each other come out the same.
 */
export function unmasked(event: EventObject & Readonly<Record<string, unknown>>): EventObject {
  const { type, field, value } = event;
  if (typeof value === 'string' && isMask(value))
    return { ...event, ...{ value: standInFor(String(field), value.length) } };
  const { data } = event;
  if (type === 'xstate.promise.resolve' && typeof data === 'string' && isMask(data) && data.length === LONG) {
    return { ...event, ...{ data: LINK } };
  }
  return event;
}

/** Of the form of what a link of an e-mail carries; a proof of the human check may be anything. */
const LINK = 'x'.repeat(43);

/** How long the mask is of what is this long or longer. */
const LONG = 24;

const isMask = (text: string): boolean => /^•+$/.test(text);

/** The one password that the login itself knows to be weak (LOGIN-19); it takes every other as good. */
const WEAK = '123456';

function standInFor(field: string, length: number): string {
  if (field === 'password' && length === WEAK.length) return WEAK;
  if (/payment|code|number/i.test(field)) return '135790'.repeat(4).slice(0, length);
  if (field === 'captcha') return 'Captcha'.repeat(4).slice(0, length);
  return (/old/i.test(field) ? 'Old-Boat-77-Old-Boat-77-' : 'New-Boat-88-New-Boat-88-').slice(0, length);
}
