import { eq, type SQL } from 'drizzle-orm';
import { authenticator } from '../../database/schema.ts';

/** Whose second factor it is. */
export interface FactorOwner {
  readonly kind: 'member' | 'operator';
  readonly id: string;
  /** As the authenticator app shows it. */
  readonly name: string;
}

export type OwnerId = Pick<FactorOwner, 'kind' | 'id'>;

/** The authenticator of an owner. */
export const ownedBy = ({ kind, id }: OwnerId): SQL =>
  eq(kind === 'member' ? authenticator.memberId : authenticator.operatorId, id);
