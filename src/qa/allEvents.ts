import type * as z from 'zod/mini';
import { pagesIn } from '../machines/page/exported.ts';
import type { EventSchemas } from '../machines/support/events.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/**/*.events.ts', { eager: true });
const pages = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/**/*.machine.ts', { eager: true });

/**
 * Every event of every machine, with the schema of its payload: all that a machine's events file exports as `…Events`, and those of
 * pages. */
export const allEvents: Readonly<Record<string, z.ZodMiniType>> = Object.assign(
  {},
  ...Object.values(pages).flatMap((module) => pagesIn(module).map(({ events }) => events)),
  ...Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Events') ? [value as EventSchemas] : [])),
  ),
);
