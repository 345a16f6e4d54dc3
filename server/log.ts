import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/**
 * Structured lines on standard output. Never pass it user input or secrets (bodies, tokens, codes, cookies, numbers);
 * `redact` is only a safety net.
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
  return pino(options, destination ?? standardOutput);
};

/** Pino's own destination waits for ever at the end of a process whose reader is gone. */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };

/**
 * A query error contains its values (tokens, codes, numbers) in message and stack; log only the query and the cause.
 */
function errorAsTold(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? stdSerializers.err(error) : error;
  const { name: type, message, code } = (error.cause ?? {}) as Partial<Error> & { readonly code?: string };
  return { type: 'DrizzleQueryError', query: error.query, cause: { type, code, message } };
}
