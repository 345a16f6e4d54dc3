import { AREAS } from '../areas.ts';

/** The spellings of the name of a flow or page. */
export interface FlowNames {
  /** `money`: folder of its folders. */
  readonly area: string;
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

/** @throws unless the name is one or more camel-case words after an area: `member/pointExchange`. */
export function flowNamesOf(place: string): FlowNames {
  const [area = '', name = ''] = place.split('/');
  if (!AREAS.some((one) => one === area)) throw new Error(`"${place}" begins with no area: ${AREAS.join(', ')}.`);
  if (!/^[a-z][a-zA-Z]{1,40}$/.test(name)) {
    throw new Error(`"${name}" is not a valid name: use camel case, such as pointExchange.`);
  }
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    area,
    camel: name,
    pascal: capital(name),
    kebab: parts.join('-'),
    snake: parts.join('_'),
    words: capital(parts.join(' ')),
  };
}
