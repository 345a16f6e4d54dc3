/** The forms in which one name appears. */
export interface FlowNames {
  /** `pointExchange`: folder, area of the contract, id of the machine, first part of its events. */
  readonly camel: string;
  /** `PointExchange`: components. */
  readonly pascal: string;
  /** `point-exchange`: path of the call. */
  readonly kebab: string;
  /** `point_exchange`: copy keys. */
  readonly snake: string;
  /** `Point exchange`: words for people. */
  readonly words: string;
}

/** @throws when the name is not a camel-case word or two. */
export function flowNamesOf(name: string): FlowNames {
  if (!/^[a-z][a-zA-Z]{1,40}$/.test(name)) {
    throw new Error(`"${name}" is no name for a flow: letters only, the first one small, like pointExchange.`);
  }
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    camel: name,
    pascal: capital(name),
    kebab: parts.join('-'),
    snake: parts.join('_'),
    words: capital(parts.join(' ')),
  };
}
