import * as z from 'zod/mini';

/** A named dialog that something stands in. */
const withinShape = z.nullable(z.object({ role: z.string(), name: z.string() }));
/** Which of those that are called the same, from 0; null where there is one. */
const nthShape = z.nullable(z.number());

/** How something on a page is found again by what people and screen readers call it. */
export const targetShape = z.discriminatedUnion('by', [
  z.object({ by: z.literal('role'), role: z.string(), name: z.string(), within: withinShape, nth: nthShape }),
  /** A field whose role nobody can ask for, such as a password. */
  z.object({ by: z.literal('label'), name: z.string(), within: withinShape, nth: nthShape }),
  z.object({ by: z.literal('text'), name: z.string(), within: withinShape, nth: nthShape }),
  /** What stands right after a text: the amount after `Balance`. */
  z.object({ by: z.literal('after'), name: z.string(), within: withinShape, nth: nthShape }),
]);
export type Target = z.output<typeof targetShape>;

/** `Log in`, `the button Log in`, `what follows Balance`. */
export function targetText(target: Target): string {
  switch (target.by) {
    case 'role':
      return target.name === '' ? `the ${target.role}` : target.name;
    case 'label':
      return target.name;
    case 'text':
      return `“${target.name}”`;
    case 'after':
      return `what follows “${target.name}”`;
  }
}
