import type { Choice, Field, Form, Named } from './form.ts';

/** A preset for a form. */
export interface FormCase {
  /** `default`, or what is special about it: `field: username, value: empty`. */
  readonly name: string;
  readonly value: unknown;
}

/** Length of the `longest` preset without a limit. */
const LONG = 256;

/** Default value: presets, the first choice, the minimum; optional fields omitted. */
export function defaultValueOf(field: Field): unknown {
  if (field.preset !== undefined) return structuredClone(field.preset);
  if (field.nullable) return null;
  switch (field.kind) {
    case 'text':
      return textOf(field.format, field.least);
    case 'number':
      return Math.min(Math.max(0, field.least ?? 0), field.most ?? 0);
    case 'yesNo':
      return false;
    case 'choice':
      return field.options[0];
    case 'literal':
      return field.value;
    case 'object':
      return Object.fromEntries(
        field.fields.flatMap(({ name, optional, field: inner }) => (optional ? [] : [[name, defaultValueOf(inner)]])),
      );
    case 'list':
      return Array.from({ length: field.least }, () => defaultValueOf(field.item));
    case 'map':
      return {};
    case 'oneOf':
      return field.options[0] === undefined ? null : defaultValueOf(field.options[0]);
    case 'json':
      return null;
  }
}

/**
 * Fillings to choose from: the plain one, and for each part of it what is special: each option, empty, shortest,
 * longest, left out or not. All of them are right: whatever the schema refuses is not offered.
 */
export function casesOf({ field, parse }: Form): readonly FormCase[] {
  const plain: FormCase = { name: 'default', value: defaultValueOf(field) };
  const known = new Set<string>();
  return [plain, ...variantsOf(field)].filter(({ value }) => {
    const text = JSON.stringify(value);
    if (known.has(text) || !parse(value).ok) return false;
    known.add(text);
    return true;
  });
}

function variantsOf(field: Field): readonly FormCase[] {
  const inner = innerVariantsOf(field);
  return field.nullable ? [{ name: 'null', value: null }, ...inner, ...plainInside(field)] : inner;
}

/** Presets of a nullable field when it is set. */
const plainInside = (field: Field): readonly FormCase[] => {
  const { preset: _preset, ...given } = field;
  return [{ name: 'set', value: defaultValueOf({ ...given, nullable: false }) }];
};

function innerVariantsOf(field: Field): readonly FormCase[] {
  switch (field.kind) {
    case 'text':
      return textVariants(field.format, field.least, field.most);
    case 'number':
      return numberVariants(field.least, field.most);
    case 'yesNo':
      return [true, false].map((value) => ({ name: value ? 'true' : 'false', value }));
    case 'choice':
      return field.options.map((value) => ({ name: spelled(value), value }));
    case 'literal':
    case 'json':
      return [];
    case 'object':
      return field.fields.flatMap((named) => variantsInside(field, named));
    case 'list': {
      const one = [...Array(Math.max(1, field.least))].map(() => defaultValueOf(field.item));
      return [
        { name: 'empty', value: [] },
        { name: 'one', value: one },
        ...variantsOf(field.item).map(({ name, value }) => ({ name: `one: ${name}`, value: [value, ...one.slice(1)] })),
      ];
    }
    case 'map':
      return [
        { name: 'empty', value: {} },
        { name: 'one', value: { name: defaultValueOf(field.value) } },
      ];
    case 'oneOf':
      return field.options.flatMap((option, at) => [
        { name: `option ${at + 1}`, value: defaultValueOf(option) },
        ...variantsOf(option).map(({ name, value }) => ({ name: `option ${at + 1}, ${name}`, value })),
      ]);
  }
}

/** Varies one field, with defaults elsewhere. */
function variantsInside(whole: Field, { name, optional, field }: Named): readonly FormCase[] {
  const { preset: _preset, ...given } = whole;
  const plain = defaultValueOf({ ...given, nullable: false }) as Readonly<Record<string, unknown>>;
  const present = optional ? [{ name: 'set', value: defaultValueOf(field) }] : [];
  return [...present, ...variantsOf(field)].map((variant) => ({
    name: field.kind === 'object' && !optional ? `${name}.${variant.name}` : `${name}: ${variant.name}`,
    value: { ...plain, [name]: variant.value },
  }));
}

const textVariants = (format: string | null, least: number, most: number | null): readonly FormCase[] => [
  { name: 'empty', value: '' },
  { name: 'shortest', value: textOf(format, Math.max(1, least)) },
  { name: `longest (${most ?? LONG})`, value: textOf(format, most ?? LONG) },
];

const numberVariants = (least: number | null, most: number | null): readonly FormCase[] => [
  { name: 'zero', value: 0 },
  { name: 'minimum', value: least ?? -1_000_000 },
  { name: 'maximum', value: most ?? 1_000_000 },
];

/** A string of this length, or an example of the format if known. */
function textOf(format: string | null, length: number): string {
  if (format !== null && format in EXAMPLES) return EXAMPLES[format] ?? '';
  return 'a'.repeat(length);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  email: 'a@example.test',
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  time: '12:00:00',
  uri: 'https://example.test/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

const spelled = (value: Choice): string => String(value);
