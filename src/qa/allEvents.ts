import type * as z from 'zod/mini';
import type { EventSchemas } from '../machines/support/events.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/*/*.events.ts', { eager: true });

/** Every event of every machine, with the schema of its payload: all that a machine's events file exports as `…Events`. */
export const allEvents: Readonly<Record<string, z.ZodMiniType>> = Object.assign(
  {},
  ...Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Events') ? [value as EventSchemas] : [])),
  ),
);
