import { noChange } from 'lit-html';
import { Directive, directive, type ElementPart } from 'lit-html/directive.js';
import { openSea, type SeaModel } from './openSea.ts';

const seas = new WeakMap<Element, (model: SeaModel) => void>();

/** Lets the cannon of a sea aim and fire as the round says. */
class Volley extends Directive {
  render(_: SeaModel): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [model]: [SeaModel]): unknown {
    const follow = seas.get(element) ?? openSea(element as HTMLElement);
    seas.set(element, follow);
    follow(model);
    return noChange;
  }
}
export const volley = directive(Volley);
