/** The spellings of the name of a flow or page. */
export interface FlowNames {
  /** `pointExchange`: folder, area of the contract, id of the machine, first part of its events. */
  readonly camel: string;
  /** `PointExchange`: components. */
  readonly pascal: string;
  /** `point-exchange`: path of the call. */
  readonly kebab: string;
  /** `point_exchange`: copy keys. */
  readonly snake: string;
  /** `Point exchange`: readable text. */
  readonly words: string;
}

/** @throws unless the name is one or more camel-case words. */
export function flowNamesOf(name: string): FlowNames {
  if (!/^[a-z][a-zA-Z]{1,40}$/.test(name)) {
    throw new Error(`"${name}" is not a valid name: use camel case, such as pointExchange.`);
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
