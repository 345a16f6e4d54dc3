import type { EventObject } from 'xstate';
import type { CapsuleStep } from '../console/core/capsule/capsule.ts';

/**
 * An event of a capsule with something in the place of each secret that was masked, which the rules of the forms take as
 * they took the secret: as long as it, the same for a password and its repetition, another for an old one. A mask does not
 * tell what it hides: two passwords that differ but are as long as each other come out the same. What copies a picture
 * wrongly, in letters that no picture has, shows by what became of it.
 */
export function unmasked(
  event: EventObject & Readonly<Record<string, unknown>>,
  later: readonly CapsuleStep[],
): EventObject {
  const { type, field, value } = event;
  if (typeof value === 'string' && isMask(value)) {
    const isNoCopy = field === 'captcha' && isRefusedByForm(event, later);
    return {
      ...event,
      ...{ value: isNoCopy ? '?'.repeat(value.length) : standInFor(String(field ?? ONLY), value.length) },
    };
  }
  const { data } = event;
  if (type === 'xstate.promise.resolve' && typeof data === 'string' && isMask(data) && data.length === LONG) {
    return { ...event, ...{ data: LINK } };
  }
  return event;
}

/** Of the form of what a link of an email carries; a proof of the human check may be anything. */
const LINK = 'x'.repeat(43);

/** What is typed where a form has one secret and does not name it. */
const ONLY = 'paymentPassword';

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

/** The transition of a registration whose form says itself that something in it is wrong. */
const REFUSED = 'register.form | register.submit | 2';

/** Whether the form was submitted with what was typed here, and never sent it. */
function isRefusedByForm({ type, field }: EventObject & { readonly field?: unknown }, later: readonly CapsuleStep[]) {
  const next = later.findIndex(({ event }) => event.type === type && event.field === field);
  const submits = later
    .slice(0, next < 0 ? later.length : next)
    .filter(({ event }) => event.type === 'register.submit');
  return submits.length > 0 && submits.every(({ taken }) => taken.some(([, id]) => id === REFUSED));
}
