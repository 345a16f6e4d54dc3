import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isShown } from '../../../machines/account/register/register.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import type { RegisterActor } from './registerActor.ts';

/** The registration bonus (REG-31) and the referrer (PROMO-13, REG-22). */
export function RegisterOffers({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const bonus = useSelector(actor, ({ context }) => context.settings?.registrationBonus ?? 0);
  const code = useSelector(actor, ({ context }) =>
    context.settings?.features.referralPromotion && isShown(context, 'affiliateCode') ? context.invitedBy : '',
  );
  return (
    <>
      {bonus > 0 ? <Note tone="gain">{t('register_bonus', { amount: formatMoney(bonus) })}</Note> : null}
      {code === '' ? null : <Note tone="accent">{t('register_invited', { code })}</Note>}
    </>
  );
}
