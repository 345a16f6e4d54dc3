import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** The schema as the union of all kinds, so that a switch over `_zod.def.type` narrows it. */
export const known = (schema: $ZodType): $ZodTypes => schema as $ZodTypes;

/** What stands inside a schema that only adds to another: optional, nullable, default, lazy, pipe and their like. */
export function innerOf(schema: $ZodType): $ZodType | null {
  const { def } = known(schema)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'lazy':
      return def.getter();
    case 'pipe':
      return def.in;
    default:
      return null;
  }
}

/** The schema below all that only adds to it. */
export function unwrap(schema: $ZodType): $ZodType {
  const inner = innerOf(schema);
  return inner === null ? schema : unwrap(inner);
}
