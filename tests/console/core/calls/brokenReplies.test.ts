import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from '../../../../src/api/answer.ts';
import { allEndpoints } from '../../../../src/api/contract/contract.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { brokenReplies } from '../../../../src/console/core/calls/brokenReplies.ts';
import { exemplary } from '../../../../src/console/core/calls/exemplary.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';

const kindOf = (task: () => unknown): string => {
  try {
    task();
    return 'a value';
  } catch (error) {
    return error instanceof ApiError ? error.failure.kind : String(error);
  }
};

describe.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  const text = JSON.stringify(replyShape.envelope(exemplary(endpoint.value)));

  it('takes the exemplary value and the exemplary request', () => {
    expect(kindOf(() => readAnswer(endpoint, 200, text))).toBe('a value');
    expect(endpoint.request.safeParse(exemplary(endpoint.request)).error).toBeUndefined();
  });

  it('refuses every broken reply as malformed, of which there are some, each named once', () => {
    const broken = brokenReplies(endpoint, replyShape);
    expect(broken.filter((reply) => kindOf(() => readAnswer(endpoint, 200, reply.text)) !== 'malformed')).toEqual([]);
    expect(broken.length).toBeGreaterThan(4);
    expect(new Set(broken.map(({ name }) => name)).size).toBe(broken.length);
  });
});

describe('broken replies', () => {
  it('are told in words, field by field, the same each time', () => {
    const value = z.object({
      token: z.string(),
      expired: z.boolean(),
      kind: z.enum(['a', 'b']),
      note: z.optional(z.string()),
      list: z.array(z.object({ id: z.int() })),
    });
    const names = () => brokenReplies({ value }, replyShape).map(({ name }) => name);
    expect(names()).toEqual([
      'value missing',
      'value: []',
      'value: "no"',
      'value: null',
      'token missing',
      'token: 42',
      'token: null',
      'expired missing',
      'expired: "no"',
      'expired: null',
      'kind missing',
      'kind: "outside"',
      'kind: 42',
      'kind: null',
      'note: 42',
      'note: null',
      'list missing',
      'list: {}',
      'list: null',
      'list[0]: []',
      'list[0]: "no"',
      'list[0]: null',
      'list[0].id missing',
      'list[0].id: "no"',
      'list[0].id: 0.5',
      'list[0].id: null',
      'no envelope',
      'not JSON',
      'empty',
    ]);
    expect(names()).toEqual(names());
  });

  it('change nothing but the one field', () => {
    const value = z.object({ token: z.string(), list: z.array(z.int()) });
    const given = { token: 'abc', list: [7, 8] };
    const texts = Object.fromEntries(
      brokenReplies({ value }, replyShape, given).map(({ name, text }) => [name, text] as const),
    );
    expect(texts['token missing']).toBe(JSON.stringify(replyShape.envelope({ list: [7, 8] })));
    expect(texts['list[0]: "no"']).toBe(JSON.stringify(replyShape.envelope({ token: 'abc', list: ['no', 8] })));
    expect(given).toEqual({ token: 'abc', list: [7, 8] });
  });

  it('are refused for any schema and any value of it', () => {
    const leaf = fc.constantFrom<z.ZodMiniType>(
      z.string(),
      z.string().check(z.minLength(2)),
      z.int(),
      z.boolean(),
      z.enum(['a', 'b']),
      z.literal(4),
      z.null(),
      z.unknown(),
      z.string().check(z.regex(/^[A-Z]{2}-\d+$/)),
    );
    const { schema } = fc.letrec<{ schema: z.ZodMiniType }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        leaf,
        tie('schema').map((inner) => z.optional(inner)),
        tie('schema').map((inner) => z.nullable(inner)),
        tie('schema').map((inner) => z.array(inner)),
        tie('schema').map((inner) => z.record(z.string(), inner)),
        fc.tuple(tie('schema'), tie('schema')).map((options) => z.union(options)),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema')).map((shape) => z.object(shape)),
      ),
    }));
    fc.assert(
      fc.property(schema, (value) => {
        const whole = replyShape.success(value) as z.ZodMiniType;
        const made = JSON.parse(JSON.stringify(replyShape.envelope(exemplary(value)))) as unknown;
        expect(whole.safeParse(made).error).toBeUndefined();
        for (const { name, text } of brokenReplies({ value }, replyShape)) {
          if (name === 'not JSON' || name === 'empty') continue;
          expect([name, whole.safeParse(JSON.parse(text)).success]).toEqual([name, false]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
