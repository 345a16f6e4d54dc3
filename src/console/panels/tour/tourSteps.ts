/** One stop of the tour: a part of the console, and what it is for. */
interface TourStep {
  readonly title: string;
  readonly says: string;
  /** The part, as a selector within the console. */
  readonly at: string;
}

export const TOUR: readonly TourStep[] = [
  {
    title: 'Timeline',
    says: 'Everything that happened, left to right. Drag it: the real screens show that moment. End returns.',
    at: '.time',
  },
  {
    title: 'Actors',
    says: 'Every flow is an actor with a state. Follow, which is on, selects the one that your last click went to.',
    at: '.tree-pane',
  },
  {
    title: 'Chart',
    says: 'The selected flow and where it stands. Select a state, then Take me there: the console walks to it.',
    at: '.details-pane .panel',
  },
  {
    title: 'Why not',
    says: 'A button did nothing? Here is what it sent, who took it, and which condition refused it.',
    at: '.details-pane .tabs',
  },
  {
    title: 'Time',
    says: 'Pause holds every event, Step delivers one, Next timer skips a countdown.',
    at: '.bar',
  },
  {
    title: 'Report a bug',
    says: 'R writes the steps, pictures and the recording into one file. Ctrl K lists every command, this tour too.',
    at: '.bar',
  },
];
