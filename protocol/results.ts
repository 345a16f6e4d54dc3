import * as z from 'zod/mini';

/** What anybody may ask a provider of its lotteries: `GET <provider>/api/lottery/results/<gameId>?count=<1 to 100>`. */
export const resultsPath = (gameId: string, count: number): string =>
  `/api/lottery/results/${encodeURIComponent(gameId)}?count=${count}`;

export const lotteryResults = z.object({
  /** Newest first. */
  results: z.array(
    z.object({
      /** Business day and number within it, such as `20261126-0145`. */
      number: z.string().check(z.regex(/^\d{8}-\d{4}$/)),
      /** ms */
      drawsAt: z.int(),
      /** In the order of the draw; null of a void issue. */
      drawn: z.nullable(z.array(z.int()).check(z.minLength(1), z.maxLength(64))),
      /** The same as they are read, with leading zeros such as `07`; without it, they are read as they are. */
      texts: z.optional(z.nullable(z.array(z.string().check(z.maxLength(8))).check(z.minLength(1), z.maxLength(64)))),
    }),
  ),
});
