import { listEvents } from '../../machines/list/list.events.ts';
import { referralEvents } from '../../machines/member/referral/referral.events.ts';
import { wireReferral } from '../../machines/member/referral/referral.wire.ts';
import { ReferralPage } from '../../ui/member/referral/ReferralPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...referralEvents, ...listEvents },
  machine: ({ origin }) =>
    wireReferral({
      origin,
      copyText: (text) => navigator.clipboard.writeText(text),
      shareLink: 'share' in navigator ? (url) => navigator.share({ url }) : null,
    }),
  View: ReferralPage,
});
