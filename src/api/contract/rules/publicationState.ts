/** What the desk writes for players: still a draft, published for later, on the site, or over. In tab order. */
export const PUBLICATION_STATES = ['running', 'scheduled', 'draft', 'ended'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

interface Publication {
  readonly published: boolean;
  readonly startsAt: number;
  /** Null: no end. */
  readonly endsAt: number | null;
}

/** The state of something written at the desk, at an instant in ms. */
export function publicationState({ published, startsAt, endsAt }: Publication, at: number): PublicationState {
  if (!published) return 'draft';
  if (endsAt !== null && endsAt <= at) return 'ended';
  return startsAt > at ? 'scheduled' : 'running';
}
