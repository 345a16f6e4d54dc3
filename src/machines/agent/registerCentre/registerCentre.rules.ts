import {
  MAX_REGISTER_LINKS,
  type RegisterLink,
  type RegisterOverview,
} from '../../../api/contract/agent/registerCentre.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { LinkPart } from './registerCentre.events.ts';

export interface RegisterCentreContext extends IdempotencyState {
  /** Of the site: `https://play.example`. */
  readonly origin: string;
  /** Whether the device can share a link. */
  readonly canShare: boolean;
  readonly overview: RegisterOverview | null;
  /** The id of the link on the ticket; null for the first. */
  readonly chosen: string | null;
  readonly failure: ApiFailure | null;
  /** The last copy, and how it went. */
  readonly copied: { readonly what: LinkPart; readonly outcome: 'underWay' | 'done' | 'failed' } | null;
}

/** The id of the agent's own code, which cannot be switched off. */
export const PERMANENT = 'permanent';

/** The link on the ticket; null without any. */
export const chosenLink = ({
  overview,
  chosen,
}: Pick<RegisterCentreContext, 'overview' | 'chosen'>): RegisterLink | null =>
  overview?.links.find(({ id }) => id === chosen) ?? overview?.links[0] ?? null;

/** The address of a link: it keeps its code for the registration (REG-22). */
export const addressOf = (
  { origin }: Pick<RegisterCentreContext, 'origin'>,
  { code }: Pick<RegisterLink, 'code'>,
): string => `${origin}/register?referralCode=${code}`;

/** What goes to the clipboard. */
export function copyTextOf(context: RegisterCentreContext, what: LinkPart): string {
  const link = chosenLink(context);
  if (link === null) return '';
  return what === 'link' ? addressOf(context, link) : link.code;
}

/** Whether another link can be made. */
export const hasRoom = ({ overview }: Pick<RegisterCentreContext, 'overview'>): boolean =>
  (overview?.links.filter(({ id }) => id !== PERMANENT).length ?? 0) < MAX_REGISTER_LINKS;

const NO_RULE = { acceptedPattern: '*', patternId: 1, minLength: 0, maxLength: 0, required: false, enabled: false };

/** What the forms need to know. */
export const limitsOf = ({
  overview,
}: Pick<RegisterCentreContext, 'overview'>): Pick<RegisterOverview, 'highestRate' | 'rules' | 'ageThreshold'> => ({
  highestRate: overview?.highestRate ?? null,
  rules: overview?.rules ?? { username: NO_RULE, nickname: NO_RULE, code: NO_RULE },
  ageThreshold: overview?.ageThreshold ?? 0,
});
