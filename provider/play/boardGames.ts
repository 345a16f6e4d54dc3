/** Games that are played on a board, by how their ids end or begin; the first that fits counts. */
const BOARDS: readonly (readonly [RegExp, board: string])[] = [
  [/bingo/, 'bingo-1'],
  [/scratch/, 'scratch-1'],
  [/-(?:draw-poker|video-poker|jacks-poker|aces)$/, 'jacks-1'],
  [/^(?!tuk-tuk-dash$).*-(?:dash|run|hop)$/, 'run-1'],
  [/-(?:stack|catch)$/, 'tower-1'],
  [/-(?:pop|pick)$/, 'mines-1'],
  [/baccarat$/, 'baccarat-1'],
  [/-drop$/, 'plinko-1'],
  [/-(?:ladder|or-not)$/, 'hilo-1'],
  [/roulette$/, 'roulette-1'],
  [/-flip$/, 'flip-1'],
  [/-dragon-tiger$/, 'dragon-1'],
  [/-(?:sic-bo|hi-lo)$/, 'sicbo-1'],
  [/^mini-/, 'flip-1'],
  [/^pocket-/, 'dice-1'],
  [/-toss$/, 'dice-1'],
  [/^pok-deng$/, 'pokdeng-room-1'],
  [/pok-deng$/, 'pokdeng-1'],
  [/(-fishing|-reef|-hunter)$|^deep-sea-/, 'fish-1'],
];

/** The rules of a board game: the same for every player and session, trial accounts included. Null for other games. */
export const boardOf = (gameId: string): string | null => BOARDS.find(([pattern]) => pattern.test(gameId))?.[1] ?? null;
