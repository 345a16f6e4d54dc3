import unhomoglyph from 'unhomoglyph';

/** Letters that Unicode's table of confusables leaves out: small capitals. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴅᴇꜰɢʜɪᴊĸᴋʟᴍʍɴᴘʀᴛʏ'].map((sign, place) => [sign, 'abdefghijkklmmnprty'[place] ?? '']),
);
/** What stands for a letter where letters are not to be seen. `1`, `I` and `l` are one. */
const STAND_INS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', i: 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
};
/** Accents and strokes, what cannot be seen, and all that is no letter, digit or mark of a script. */
const UNSEEN = /[\u0300-\u036f\u20d0-\u20ff\p{Default_Ignorable_Code_Point}]|[^\p{L}\p{M}\p{N}]/gu;

/**
 * What a name looks like, for comparison alone: names that people can take for each other have the same (Unicode TR39,
 * without case, accents, spaces and signs, and with digits as the letters that they stand for). A username's is made by
 * `username_skeleton` in the database too.
 */
export function skeletonOf(name: string): string {
  // Twice: a capital of another script looks like another letter than its small form.
  const once = plain(name.normalize('NFKC'));
  const letters = plain(once).normalize('NFD').replaceAll(UNSEEN, '');
  return [...letters]
    .map((sign) => STAND_INS[sign] ?? sign)
    .join('')
    .replaceAll('vv', 'w');
}

const plain = (text: string): string =>
  [...unhomoglyph(text).toLowerCase()].map((sign) => SMALL_CAPITALS.get(sign) ?? sign).join('');
