import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import * as z from 'zod/mini';
import { type Choice, type Field, formOf } from '../../../src/console/core/form.ts';
import { casesOf, defaultValueOf } from '../../../src/console/core/formCases.ts';
import type { EventSchemas } from '../../../src/machines/support/events.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/machines/**/*.events.ts', {
  eager: true,
});

/** Every event of the site that comes with a schema. */
const events = Object.values(files)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([key, value]) => (key.endsWith('Events') ? Object.entries(value as EventSchemas) : []));

/** Each choice in a field, with the path that leads to it. */
const choicesIn = (field: Field, path: readonly string[] = []): readonly (readonly [readonly string[], Choice])[] => {
  switch (field.kind) {
    case 'choice':
      return field.options.map((option) => [path, option]);
    case 'object':
      return field.fields.flatMap(({ name, field: inner }) => choicesIn(inner, [...path, name]));
    default:
      return [];
  }
};

const kindsIn = (field: Field): readonly string[] => [
  field.kind,
  ...(field.kind === 'object' ? field.fields.flatMap(({ field: inner }) => kindsIn(inner)) : []),
  ...(field.kind === 'list' ? kindsIn(field.item) : []),
  ...(field.kind === 'oneOf' ? field.options.flatMap(kindsIn) : []),
];

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], value);

describe('the forms of the events of the site', () => {
  it('are all there', () => expect(events.length).toBeGreaterThan(100));

  it.each(events)('%s', (_type, schema) => {
    const form = formOf(schema);
    const cases = casesOf(form);
    expect(kindsIn(form.field)).not.toContain('json');
    expect(form.parse(defaultValueOf(form.field))).toEqual({ ok: true, value: expect.anything() });
    expect(cases[0]).toEqual({ name: 'default', value: defaultValueOf(form.field) });
    expect(cases.flatMap(({ name, value }) => (schema.safeParse(value).success ? [] : [name]))).toEqual([]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    const offered = (path: readonly string[], option: Choice) => cases.some(({ value }) => at(value, path) === option);
    expect(choicesIn(form.field).filter(([path, option]) => !offered(path, option))).toEqual([]);
    if (form.field.kind !== 'object') throw new Error('the payload of an event is an object');
    for (const { name, optional, field } of form.field.fields) {
      const { [name]: _, ...rest } = defaultValueOf(form.field) as Readonly<Record<string, unknown>>;
      expect(form.parse(rest).ok).toBe(optional);
      const wrong = form.parse({ ...rest, [name]: Symbol('of no type') });
      expect(wrong).toMatchObject({ ok: false, problems: [{ path: [name] }] });
      expect(field.secret).toBe(
        /(Secret|\.typePassword|\.typeCode|\.typeContact)$|^(changePassword|resetPassword|contacts|secondStep)\.type$/.test(
          _type,
        ) && name === 'value',
      );
    }
  });
});

const about = { secret: false, nullable: false, description: null };
const text = { ...about, kind: 'text', least: 0, most: null, format: null };

describe('a form', () => {
  it.each([
    ['a text', z.string().check(z.minLength(2), z.maxLength(5)), { ...text, least: 2, most: 5 }],
    ['an email address', z.email(), { ...text, format: 'email' }],
    ['a number', z.number().check(z.maximum(9)), { ...about, kind: 'number', whole: false, least: null, most: 9 }],
    ['one of two', z.boolean(), { ...about, kind: 'yesNo' }],
    ['only one', z.literal('x'), { ...about, kind: 'literal', value: 'x' }],
    ['nothing', z.null(), { ...about, kind: 'literal', value: null }],
    ['some', z.literal(['a', 3]), { ...about, kind: 'choice', options: ['a', 3] }],
    ['an enum', z.enum(['a', 'b']), { ...about, kind: 'choice', options: ['a', 'b'] }],
    [
      'enums together',
      z.union([z.enum(['a', 'b']), z.literal('c'), z.null()]),
      { ...about, nullable: true, kind: 'choice', options: ['a', 'b', 'c'] },
    ],
    ['one or none', z.nullable(z.string()), { ...text, nullable: true }],
    ['with a preset', z._default(z.string(), 'hi'), { ...text, preset: 'hi' }],
    ['a list', z.array(z.string()).check(z.minLength(1)), { ...about, kind: 'list', item: text, least: 1, most: null }],
    ['names with values', z.record(z.string(), z.string()), { ...about, kind: 'map', value: text }],
    ['anything', z.unknown(), { ...about, kind: 'json' }],
    ['what cannot be sent', z.date(), { ...about, kind: 'json' }],
    ['what zod itself writes', zod.string().describe('A name.'), { ...text, description: 'A name.' }],
  ])('asks for %s', (_, schema, field) => {
    expect(formOf(schema).field).toEqual(field);
  });

  const street = z.string();
  z.globalRegistry.add(street, { secret: true });
  const order = z.object({
    count: z.int().check(z.minimum(1), z.maximum(3)),
    note: z.optional(z.string()),
    pay: z.discriminatedUnion('by', [
      z.object({ by: z.literal('cash') }),
      z.object({ by: z.literal('card'), pin: z.nullable(street) }),
    ]),
  });

  it('asks for parts of parts, kinds of them, and keeps what is secret so', () => {
    const { field } = formOf(order);
    expect(field).toMatchObject({
      kind: 'object',
      fields: [
        { name: 'count', optional: false, field: { kind: 'number', whole: true, least: 1, most: 3 } },
        { name: 'note', optional: true },
        {
          name: 'pay',
          field: {
            kind: 'oneOf',
            options: [
              { fields: [{ name: 'by', field: { kind: 'literal', value: 'cash' } }] },
              { fields: [{ name: 'by' }, { name: 'pin', field: { kind: 'text', secret: true, nullable: true } }] },
            ],
          },
        },
      ],
    });
  });

  it('has cases ready that are all right, each named for what is special about it', () => {
    const cases = casesOf(formOf(order));
    expect(cases.map(({ name }) => name)).toEqual([
      'default',
      'count: maximum',
      'note: set',
      'note: shortest',
      'note: longest (256)',
      'pay: option 2',
      'pay: option 2, pin: empty',
      'pay: option 2, pin: shortest',
      'pay: option 2, pin: longest (256)',
    ]);
    expect(cases[0]?.value).toEqual({ count: 1, pay: { by: 'cash' } });
    expect(cases[5]?.value).toEqual({ count: 1, pay: { by: 'card', pin: null } });
  });

  it('says what is wrong, and where', () => {
    const { parse } = formOf(order);
    expect(parse({ count: 9, note: 3, pay: { by: 'card', pin: null } })).toEqual({
      ok: false,
      problems: [
        { path: ['count'], sentence: 'At most 3.' },
        { path: ['note'], sentence: 'Expected a string.' },
      ],
    });
    expect(parse({ count: 1.5, pay: { by: 'cheque' } })).toMatchObject({
      problems: [{ path: ['count'], sentence: 'Expected an integer.' }, { path: ['pay', 'by'] }],
    });
    expect(formOf(z.string().check(z.minLength(2), z.regex(/^\d+$/))).parse('x')).toEqual({
      ok: false,
      problems: [
        { path: [], sentence: 'At least 2 characters.' },
        { path: [], sentence: 'Must match /^\\d+$/.' },
      ],
    });
    expect(formOf(z.array(z.enum(['a', 'b']))).parse(['a', 'c'])).toEqual({
      ok: false,
      problems: [{ path: [1], sentence: 'Expected one of: a, b.' }],
    });
  });

  it('hands over what the schema makes of a value', () => {
    const trimmed = z.object({ name: z.string().check(z.trim()) });
    expect(formOf(trimmed).parse({ name: ' a ' })).toEqual({ ok: true, value: { name: 'a' } });
  });
});
