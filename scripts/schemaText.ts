import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** A schema in TypeScript notation, with limits, patterns and secrets as comments. */
export function schemaText(schema: z.ZodMiniType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const definitions = Object.entries(json.$defs ?? {}).map(
    ([name, definition]) => `${nameOf(name)} = ${text(definition, '')}`,
  );
  return [text(json, ''), ...definitions].join('\n');
}

function text(schema: Schema | boolean, indent: string): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.$ref) return nameOf(schema.$ref.replace('#/$defs/', ''));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map((alternative) => text(alternative, indent)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return `Array<${text((schema.items as Schema | undefined) ?? true, indent)}>`;
    case 'integer':
      return 'integer';
    default:
      return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'unknown');
  }
}

function objectText(schema: Schema, indent: string): string {
  if (typeof schema.additionalProperties === 'object') {
    return `Record<${schema.propertyNames ? text(schema.propertyNames, indent) : 'string'}, ${text(schema.additionalProperties, indent)}>`;
  }
  const properties = Object.entries(schema.properties ?? {});
  const [shared, ...others] = new Set(properties.map(([, property]) => text(property, indent)));
  if (properties.length > 2 && shared?.startsWith('{') && others.length === 0) {
    return `Record<${properties.map(([name]) => JSON.stringify(name)).join(' | ')}, ${shared}>`;
  }
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    const notes = typeof property === 'boolean' ? [] : notesOf(property);
    return `${inner}${nameOf(name)}${optional}: ${text(property, inner)};${notes.length > 0 ? ` // ${notes.join(', ')}` : ''}`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

const nameOf = (name: string) => (/^\w+$/.test(name) ? name.replace(/^__schema(\d+)$/, 'Part$1') : `'${name}'`);

function notesOf(schema: Schema): readonly string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, pattern } = schema;
  return [
    schema.secret === true ? 'secret' : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    lengthNote(minLength, maxLength),
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : `at least ${minimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `at most ${maximum}`,
    minItems === undefined ? '' : `at least ${minItems}`,
    pattern === undefined ? '' : `/${pattern}/`,
  ].filter((note) => note !== '');
}

function lengthNote(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? '' : `at most ${max} characters`;
  return max === undefined ? `at least ${min} characters` : `${min} to ${max} characters`;
}
