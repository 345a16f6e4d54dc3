/** A context in which every actor is only its id: two machines that run apart have other actors, called the same. */
export function withoutActors(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isActor(value)) return { actor: value.id };
  if (Array.isArray(value)) return value.map(withoutActors);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutActors(part)]));
}

const isActor = (value: object): value is { readonly id: string } => 'sessionId' in value && 'getSnapshot' in value;
