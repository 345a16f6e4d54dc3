import * as z from 'zod/mini';
import { fieldRule } from '../api/contract/account/registration.ts';
import { allEndpoints } from '../api/contract/contract.ts';
import type { Secrets } from '../console/core/redactor.ts';
import { secretField as registerSecrets } from '../machines/account/register/register.events.ts';
import { allEvents } from './allEvents.ts';

/** What the marks of the contract and of the events say. The name of a field that any call calls secret is secret everywhere. */
export function secretsOfSite(): Secrets & { readonly names: ReadonlySet<string> } {
  const schemas = allEndpoints.flatMap(({ request, value }) => [request, value]);
  return {
    names: new Set([...schemas.flatMap(secretNamesIn), ...registerSecrets.options, ...PAGE_SECRETS]),
    fields: Object.fromEntries(
      Object.entries(allEvents).flatMap(([type, schema]) => {
        const fields = secretNamesIn(schema);
        return fields.length === 0 ? [] : [[type, fields]];
      }),
    ),
    actors: new Set(BARE_SECRETS),
    isOpen: (value) => fieldRule.safeParse(value).success,
  };
}

/** What the site keeps under a name of its own. */
const PAGE_SECRETS = [
  'authorization',
  'desk-token',
  'human',
  'keySeed',
  'idempotencyKey',
  'paymentPasswordAgain',
  'accountNumber',
];

/** Actors whose whole output is a secret without a name: the proof of the human check, and the token in a link of an email. */
const BARE_SECRETS = ['proveHuman', 'takeLink'];

/** The names of the properties marked as secret, at any depth of a schema. */
function secretNamesIn(schema: z.core.$ZodType): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<z.core.$ZodType>();
  const visit = (at: unknown, name: string | null): void => {
    if (!(at instanceof z.core.$ZodType) || seen.has(at)) return;
    if (name !== null && z.globalRegistry.get(at as never)?.secret === true) names.add(name);
    seen.add(at);
    for (const [key, part] of partsOf(at)) visit(part, key ?? name);
    seen.delete(at);
  };
  visit(schema, null);
  return [...names];
}

/** What a schema is made of, with the name of the property where it is one. */
function partsOf(schema: z.core.$ZodType): readonly (readonly [string | null, unknown])[] {
  return Object.entries(schema._zod.def).flatMap(([key, value]): readonly (readonly [string | null, unknown])[] => {
    if (key === 'shape') return Object.entries(value as object);
    if (Array.isArray(value)) return value.map((part) => [null, part] as const);
    return [[null, value]];
  });
}
