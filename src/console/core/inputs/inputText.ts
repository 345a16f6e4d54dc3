import type { PageInput } from './pageInput.ts';
import { targetText } from './target.ts';

/** `Typed “somchai” into Username`, `Pressed Log in`. */
export function inputText({ deed, target, value, isSecret }: Omit<PageInput, 'seq'>): string {
  const what = target === null ? 'the page' : targetText(target);
  const where = target?.within ? ` (${target.within.name})` : '';
  switch (deed) {
    case 'press':
      return `Pressed ${what}${where}`;
    case 'type':
      return `${isSecret ? 'Typed a secret' : value === '' ? 'Cleared' : `Typed “${value}”`}${value === '' && !isSecret ? '' : ' into'} ${what}${where}`;
    case 'choose':
      return `Chose “${value}” in ${what}${where}`;
    case 'set':
      return `${value === true ? 'Selected' : 'Cleared'} ${what}${where}`;
    case 'key':
      return `Pressed the ${value} key${target === null ? '' : ` in ${what}`}`;
  }
}
