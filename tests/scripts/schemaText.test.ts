import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaText } from '../../scripts/schemaText.ts';
import { secret } from '../../src/api/contract/endpoint.ts';

it('writes a schema like a type, with limits, patterns and secrets', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(8)),
    pin: secret(z.string().check(z.regex(/^\d{6}$/))),
    colour: z.optional(z.enum(['red', 'green'])),
    until: z.nullable(z.int()),
    'x-key': z._default(z.number(), 3),
    parts: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
    flags: z.record(z.string(), z.boolean()),
    anything: z.unknown(),
  });

  expect(schemaText(schema)).toBe(
    [
      '{',
      '  name: string; // 2 to 8 characters',
      '  pin: string; // secret, /^\\d{6}$/',
      '  colour?: "red" | "green";',
      '  until: integer | null;',
      "  'x-key'?: number; // default 3",
      '  parts: Array<{',
      '    id: string;',
      '  }>; // at least 1',
      '  flags: Record<string, boolean>;',
      '  anything: unknown;',
      '}',
    ].join('\n'),
  );
});

it('names a recursive schema', () => {
  interface Tree {
    readonly children: readonly Tree[];
  }
  const tree: z.ZodMiniType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }));

  expect(schemaText(z.object({ tree }))).toBe(
    ['{', '  tree: Part0;', '}', 'Part0 = {', '  children: Array<Part0>;', '}'].join('\n'),
  );
});
