import * as z from 'zod/mini';

export const drawnIcon = z.enum(['elephant', 'lotus', 'kite', 'boat', 'lantern', 'durian', 'tiger', 'moon']);
export type DrawnIcon = z.infer<typeof drawnIcon>;

/** A member’s icon: one that the site draws, or a picture; a portrait drawn from the name where both are null. */
export const memberIcon = z.object({
  drawn: z.nullable(drawnIcon),
  /** Path of a picture, that nobody can guess. */
  picture: z.nullable(z.string().check(z.regex(/^\/pictures\/[\w-]{22}\.webp$/))),
});
export type MemberIcon = z.infer<typeof memberIcon>;
