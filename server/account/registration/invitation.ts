/** What a registration link gives to who registers with it (AGENT-05). */
interface LinkTerms {
  readonly id: string;
  /** `isAgent` of the new account. */
  readonly isAgent: number;
  /** Rebate in millionths. */
  readonly rate: number;
}

/** What an invitation makes of the new member. */
export interface Invitation {
  /** The agent above the new member; null above a member without one. */
  readonly uplineId: string | null;
  /** The member who is rewarded for a friend (PROD-08); null for an agent's own code, whose agreements pay. */
  readonly inviterId: string | null;
  readonly link?: LinkTerms;
}
