/** What is amiss, in sentences that say what to do. */
export const advice = {
  missed: (transition: string) =>
    `never taken in the browser: ${transition}. Let the stage say how it comes about (openings, steering, elsewhere), or name it in outOfReach with the reason`,
  cut: (machineId: string) =>
    `a way was sought among so many configurations of ${machineId} that the search was given up: what was never taken may still be reached. Let \`project\` of the flow say what decides, or add an opening that begins nearer`,
  reached: (transition: string) =>
    `taken in the browser although outOfReach says that it cannot be: ${transition}. Take it off that list`,
  unknown: (transition: string, machineId: string) =>
    `outOfReach names what ${machineId} does not have: ${transition}. Take it off that list, or spell it as it is spelled now`,
  surprise: (moves: string, foreseen: readonly string[], happened: readonly string[]) =>
    `${moves}: ${foreseen.join(', ')} did not happen, but ${happened.join(', ') || 'nothing'}. Either the page is wrong, or the stage must say that this cannot be had here (can, offers)`,
  closed: (opening: string, failure: string) =>
    `the opening "${opening}" has not come up: ${failure}. See that the server runs and answers, and that the opening still fits the site`,
  notUp: (opening: string, machineId: string, ms: number, standing: string) =>
    `the opening "${opening}" does not bring ${machineId} up within ${ms / 1_000} s: the page is ${standing}. See that the opening still fits the page`,
  notShown: (where: string, failure: string) =>
    `${where}: the browser does not show what the view should: ${failure}. Mend the page, or what the view expects of this state`,
  undescribed: (machineId: string, state: string) =>
    `nobody says what ${state} of ${machineId} looks like: put it in \`expectations\` of the view`,
  broken: (where: string, invariant: string, failure: string) =>
    `${where}: "${invariant}" does not hold in the browser: ${failure}. Mend the machine, or let the invariant say what is true of the real server's answers as well`,
  recorded: (where: string, failure: string) =>
    `${where}: the server's records are not what this should have made of them: ${failure}. Mend the server, or \`records.after\` of the stage`,
  unrecorded: (actor: string) =>
    `no end of ${actor} has been compared with the server's records. Take it off \`records.after\`, or let the stage say how it ends`,
  unfaulted: (actor: string) =>
    `no fault in the code of ${actor} has been brought about. Take it off \`faulty\`, or let the outcomes of the flow say how it fails`,
  notBrought: (where: string, move: string, failure: string) =>
    `${where}: ${move} cannot be brought about: ${failure}. Mend the page, or let the view or the stage say when and how it can`,
};

/** What failed, and of an expectation what was seen and what should have been. */
export function wordsOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const [words = ''] = failure.message.split('\n\n');
  if (!('actual' in failure && 'expected' in failure)) return words;
  return `${words}: ${shortly(failure.actual)} instead of ${shortly(failure.expected)}`;
}

const LONGEST = 300;
const shortly = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined || text.length <= LONGEST ? String(text) : `${text.slice(0, LONGEST)} …`;
};
