import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/**
 * Structured lines on standard output. What a person typed or holds (bodies, tokens, codes, cookies, numbers) is never
 * given to it; `redact` is the net below that rule.
 */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    serializers: { err: errorAsTold },
    redact: {
      paths: ['token', 'password', 'code', 'mobile', 'body', 'headers', '*.token', '*.password'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** A query that failed names its values in its message and stack: tokens, codes, numbers. The query and its cause are enough. */
function errorAsTold(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? stdSerializers.err(error) : error;
  const { name: type, message, code } = (error.cause ?? {}) as Partial<Error> & { readonly code?: string };
  return { type: 'DrizzleQueryError', query: error.query, cause: { type, code, message } };
}
