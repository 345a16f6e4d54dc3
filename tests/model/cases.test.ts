import { describe, expect, it } from 'vitest';
import type { EventSchemas } from '../../src/machines/support/events.ts';
import { allFlows } from './allFlows.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/machines/**/*.events.ts', { eager: true });
const schemas = new Map(
  Object.values(files)
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([key, value]) => (key.endsWith('Events') ? [[key.slice(0, -'Events'.length), value] as const] : [])),
) as ReadonlyMap<string, EventSchemas>;

describe('the cases of a flow match its event schemas', () => {
  it.each(allFlows.filter(([name]) => schemas.has(name)))('%s', (name, flow) => {
    const own = schemas.get(name) ?? {};
    const cases = Object.entries(flow.cases as Readonly<Record<string, 'raised' | readonly object[]>>);
    expect(cases.map(([type]) => type)).toEqual(expect.arrayContaining(Object.keys(own)));
    const told = cases.flatMap(([type, payloads]) =>
      payloads === 'raised' || own[type] === undefined ? [] : [{ type, schema: own[type], payloads }],
    );
    // A case may show that the machine refuses it, unless it is the only one of its event.
    const strange = told.filter(({ schema, payloads }) => !payloads.some((each) => schema.safeParse(each).success));
    expect(strange.map(({ type }) => type)).toEqual([]);
    const full = told.filter(({ payloads }) => payloads.every((each) => Object.keys(each).length > 0));
    expect(full.flatMap(({ type, schema }) => (schema.safeParse({}).success ? [type] : []))).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });
});
