import { noChange } from 'lit-html';
import { Directive, directive, type ElementPart } from 'lit-html/directive.js';

/** Sets style properties of an element; style attributes are forbidden by the page's security policy. */
class Styles extends Directive {
  render(_: Readonly<Record<string, string>>): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [Readonly<Record<string, string>>]): unknown {
    for (const [name, value] of Object.entries(properties)) (element as HTMLElement).style.setProperty(name, value);
    return noChange;
  }
}
export const styles = directive(Styles);
