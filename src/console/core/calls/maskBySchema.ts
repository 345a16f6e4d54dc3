import { type $ZodType, globalRegistry } from 'zod/v4/core';
import { hidden } from '../mask.ts';
import { innerOf, known } from './unwrap.ts';

/** Hides every field whose schema is marked `{ secret: true }`. What does not fit the schema is walked all the same. */
export function maskBySchema(schema: $ZodType, value: unknown): unknown {
  if (isSecret(schema)) return hidden(value);
  const inner = innerOf(schema);
  if (inner !== null) return value === null || value === undefined ? value : maskBySchema(inner, value);
  const { def } = known(schema)._zod;
  switch (def.type) {
    case 'object': {
      const shape: Readonly<Record<string, $ZodType>> = def.shape;
      return mapRecord(value, (one, key) => (shape[key] ? maskBySchema(shape[key], one) : one));
    }
    case 'record':
      return mapRecord(value, (one) => maskBySchema(def.valueType, one));
    case 'array':
      return Array.isArray(value) ? value.map((one) => maskBySchema(def.element, one)) : value;
    case 'tuple':
      return Array.isArray(value)
        ? value.map((one, at) => (def.items[at] ? maskBySchema(def.items[at], one) : one))
        : value;
    case 'union':
      // Whichever it was meant to be: what is secret in one form is hidden in all.
      return def.options.reduce((masked: unknown, option) => maskBySchema(option, masked), value);
    case 'intersection':
      return maskBySchema(def.right, maskBySchema(def.left, value));
    default:
      return value;
  }
}

/** Whether the schema carries the mark of a secret itself. */
export const isSecret = (schema: $ZodType): boolean => globalRegistry.get(schema)?.secret === true;

function mapRecord(value: unknown, map: (value: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one, key)]));
}

/** The edited text of a masked value with its secrets back: what still reads as it was masked is the original. */
export function unmask(edited: unknown, masked: unknown, original: unknown): unknown {
  if (Array.isArray(edited)) return edited.map((one, at) => unmask(one, childOf(masked, at), childOf(original, at)));
  if (typeof edited === 'object' && edited !== null) {
    return mapRecord(edited, (one, key) => unmask(one, childOf(masked, key), childOf(original, key)));
  }
  return edited === masked && original !== undefined ? original : edited;
}

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
