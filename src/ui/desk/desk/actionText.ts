import type { TFunction } from 'i18next';
import type { DeskAction } from '../../../machines/desk/deskPage/deskPage.events.ts';

/** What the button of an action says. */
export const actionLabel = (t: TFunction, { what, id }: DeskAction): string =>
  what === 'switchOn' || what === 'switchOff'
    ? t(`desk_action_${what}`, { feature: t(`desk_feature_${id}` as 'desk_feature_smsLogin') })
    : t(`desk_action_${what}`);

/** Question of the confirmation. */
export const actionTitle = (t: TFunction, { what }: DeskAction): string => t(`desk_ask_${what}`);
