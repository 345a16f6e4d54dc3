import { idempotencyKeyOf } from '../money/idempotency.ts';
import type { PromotionContext } from './promotion.rules.ts';
import type { promotionSetup } from './promotion.setup.ts';

type Chart = Parameters<typeof promotionSetup.createMachine>[0];

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/** Sent again, it is the same. */
const callOf = (context: PromotionContext) => ({
  request: { id: context.id, language: context.requestLanguage },
  idempotencyKey: idempotencyKeyOf(context),
});

/** An answer replaces the standing; a refusal is followed by a look at what is there now. */
const outcomeOf = (unsure: string) => ({
  onDone: {
    target: '#promotion.own.member.shown',
    actions: [
      {
        type: 'keepStanding' as const,
        params: ({ event }: { event: { output: PromotionContext['standing'] } }) => ({
          standing: event.output as NonNullable<PromotionContext['standing']>,
        }),
      },
      'rotateKey' as const,
      'forgetForm' as const,
      'tellMoved' as const,
    ],
  },
  onError: [
    { guard: { type: 'isOutcomeUnknown' as const, params: errorOf }, target: unsure, actions: keepFailure },
    { target: '#promotion.own.member.loading', actions: [keepFailure, 'rotateKey' as const] },
  ],
});

const unsureOf = (state: string, description: string) => ({
  description,
  on: {
    'promotion.resend': { target: state, actions: 'forgetFailure' as const },
    'promotion.checkStatus': {
      target: '#promotion.own.member.loading',
      actions: ['forgetFailure' as const, 'rotateKey' as const, 'tellMoved' as const],
    },
  },
});

const UNSURE = 'Outcome unknown. Safe to resend: same idempotency key.';

/** What a member does in a promotion: each with a key, and a state of its own while its outcome is unknown. */
export const promotionActing = {
  joining: {
    description: 'Joining; the terms hold from now on.',
    tags: 'busy',
    invoke: { id: 'sendJoin', src: 'sendJoin', input: ({ context }) => callOf(context), ...outcomeOf('joinUnsure') },
  },
  joinUnsure: unsureOf('joining', UNSURE),
  applying: {
    description: 'Sending the application with its pictures (PROMO-05, 06).',
    tags: 'busy',
    invoke: {
      id: 'sendApplication',
      src: 'sendApplication',
      input: ({ context }) => {
        const { request, idempotencyKey } = callOf(context);
        const images = context.images.length === 0 ? {} : { images: context.images.map(({ file }) => file) };
        return { request: { ...request, comment: context.comment.trim(), ...images }, idempotencyKey };
      },
      ...outcomeOf('applyUnsure'),
    },
  },
  applyUnsure: unsureOf('applying', UNSURE),
  claiming: {
    description: 'Claiming a bonus that is ready.',
    tags: 'busy',
    invoke: { id: 'sendClaim', src: 'sendClaim', input: ({ context }) => callOf(context), ...outcomeOf('claimUnsure') },
  },
  claimUnsure: unsureOf('claiming', UNSURE),
  claimingPrize: {
    description: 'Claiming the prize of a raffle (API-54).',
    tags: 'busy',
    invoke: {
      id: 'sendRaffleClaim',
      src: 'sendRaffleClaim',
      input: ({ context }) => callOf(context),
      ...outcomeOf('prizeUnsure'),
    },
  },
  prizeUnsure: unsureOf('claimingPrize', UNSURE),
} satisfies Chart['states'];
