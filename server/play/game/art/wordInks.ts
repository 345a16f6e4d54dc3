/** Palettes for words of a game's id; any other word leaves the choice to chance. */
const wordPalettes: readonly (readonly [RegExp, readonly [number, ...number[]]])[] = [
  [/\b(golden|gold|millions|ingot|amber|topaz|sun)\b/, [0, 1, 3, 5, 8, 10]],
  [/\b(jade|emerald|bamboo|jungle|leaf)\b/, [1, 5, 7]],
  [/\b(ruby|red|fire|flaming|burning|spicy|lunar)\b/, [0, 3, 6]],
  [/\b(night|nights|moon|moonlit|midnight|star|thunder)\b/, [2, 7, 1]],
  [/\b(silver|crystal|cloud|pearl|sapphire|diamond)\b/, [7, 10, 2, 11]],
  [/\b(sweet|juicy|rose|blossom|princess|perfume|peony)\b/, [4, 11, 6]],
  [/\b(ancient|lost|temple|mountain|secrets)\b/, [8, 9, 5]],
];

export const palettesOf = (id: string): readonly [number, ...number[]] | null =>
  wordPalettes.find(([words]) => words.test(id.replaceAll('-', ' ')))?.[1] ?? null;
