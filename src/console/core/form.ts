import { type $ZodType, safeParse, toJSONSchema } from 'zod/v4/core';
import { type Problem, problemOf } from './formProblems.ts';

/** Input description of one value. */
export type Field = Asked & About;

type Asked =
  | { readonly kind: 'text'; readonly least: number; readonly most: number | null; readonly format: string | null }
  | { readonly kind: 'number'; readonly whole: boolean; readonly least: number | null; readonly most: number | null }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly options: readonly Choice[] }
  /** A fixed value. */
  | { readonly kind: 'literal'; readonly value: Choice }
  | { readonly kind: 'object'; readonly fields: readonly Named[] }
  | { readonly kind: 'list'; readonly item: Field; readonly least: number; readonly most: number | null }
  /** A map with free keys. */
  | { readonly kind: 'map'; readonly value: Field }
  | { readonly kind: 'oneOf'; readonly options: readonly Field[] }
  /** Any value, entered as JSON. */
  | { readonly kind: 'json' };

interface About {
  /** Whether the input must not be shown or recorded. */
  readonly secret: boolean;
  /** Whether null is allowed. */
  readonly nullable: boolean;
  readonly description: string | null;
  /** Default value; undefined if none. */
  readonly preset?: unknown;
}

export interface Named {
  readonly name: string;
  readonly optional: boolean;
  readonly field: Field;
}

export type Choice = string | number | boolean | null;

/** A form for the values that a schema allows. */
export interface Form {
  readonly field: Field;
  /** Parses a value built by the form, or returns the problems. */
  readonly parse: (raw: unknown) => Parsed;
}

export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Builds a form from any schema of `zod` or `zod/mini`; unsupported parts become JSON input. */
export const formOf = (schema: $ZodType): Form => ({
  field: fieldOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as Json),
  parse: (raw) => {
    const parsed = safeParse(schema, raw);
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, problems: parsed.error.issues.map(problemOf) };
  },
});

/** Supported subset of JSON schema. */
interface Json {
  readonly type?: string | readonly string[];
  readonly secret?: boolean;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: Choice;
  readonly enum?: readonly Choice[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
  readonly items?: Json;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function fieldOf(json: Json): Field {
  const parts = partsOf(json);
  const about = {
    secret: json.secret === true,
    description: json.description ?? null,
    ...('default' in json ? { preset: json.default } : {}),
  };
  if (parts === undefined) return { nullable: false, ...about, ...askedOf(json) };
  const others = parts.filter(({ type }) => type !== 'null').map(fieldOf);
  const nullable = others.length < parts.length || others.some((other) => other.nullable);
  const [only] = others;
  if (only !== undefined && others.length === 1) {
    return { ...only, ...about, secret: about.secret || only.secret, nullable };
  }
  const choices = others.flatMap(choicesOf);
  const isChoice = others.every((other) => choicesOf(other).length > 0);
  const asked: Asked = isChoice
    ? { kind: 'choice', options: [...new Set(choices)] }
    : { kind: 'oneOf', options: others };
  return { ...about, secret: about.secret || others.some(({ secret }) => secret), nullable, ...asked };
}

/** Alternatives of a value; `type: ['string', 'null']` is short for two. */
const partsOf = (json: Json): readonly Json[] | undefined => {
  const { type, description: _description, default: _preset, ...rest } = json;
  return typeof type === 'object' ? type.map((each) => ({ ...rest, type: each })) : (json.anyOf ?? json.oneOf);
};

function askedOf(json: Json): Asked {
  if (json.const !== undefined) return { kind: 'literal', value: json.const };
  if (json.enum !== undefined) {
    const [only, ...more] = json.enum;
    return only !== undefined && more.length === 0
      ? { kind: 'literal', value: only }
      : { kind: 'choice', options: json.enum };
  }
  switch (json.type) {
    case 'string':
      return { kind: 'text', least: json.minLength ?? 0, most: json.maxLength ?? null, format: json.format ?? null };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: json.type === 'integer',
        least: json.minimum ?? null,
        most: json.maximum ?? null,
      };
    case 'boolean':
      return { kind: 'yesNo' };
    case 'null':
      return { kind: 'literal', value: null };
    case 'array':
      return json.items === undefined
        ? { kind: 'json' }
        : { kind: 'list', item: fieldOf(json.items), least: json.minItems ?? 0, most: json.maxItems ?? null };
    case 'object':
      return objectOf(json);
    default:
      return { kind: 'json' };
  }
}

function objectOf({ properties, required = [], additionalProperties }: Json): Asked {
  if (properties === undefined && typeof additionalProperties === 'object') {
    return { kind: 'map', value: fieldOf(additionalProperties) };
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, json]): Named => ({ name, optional: !required.includes(name), field: fieldOf(json) }),
  );
  return { kind: 'object', fields };
}

function choicesOf(field: Field): readonly Choice[] {
  if (field.kind === 'choice') return field.options;
  return field.kind === 'literal' ? [field.value] : [];
}
