/** Where a bug report keeps its recording. */
const BEGIN = '<script type="application/json" id="recording">';
const END = '</script>';

/** A recording as it stands in a page: nothing in it ends the element early. */
export const inReport = (capsule: string): string => `${BEGIN}${capsule.replaceAll('<', '\\u003c')}${END}`;

/** The recording in a bug report; any other text as it is. */
export function capsuleTextIn(text: string): string {
  const begin = text.indexOf(BEGIN);
  if (begin < 0) return text;
  return text.slice(begin + BEGIN.length, text.indexOf(END, begin));
}
