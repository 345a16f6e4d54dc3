import { useTranslation } from 'react-i18next';
import type { DeskAction } from '../../machines/deskPage/deskPage.events.ts';
import { actionsOf } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import { actionLabel } from './actionText.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface ActionButtonsProps extends DeskPageProps {
  /** The actions to show here. */
  readonly filter: (action: DeskAction) => boolean;
}

const DANGER: readonly DeskAction['what'][] = [
  'reject',
  'refuseClaim',
  'rejectExchange',
  'declineAdjustment',
  'closeTicket',
  'removeChat',
  'refuseApplication',
  'declineMove',
  'forceReceipt',
  'rejectPromotion',
  'endPromotion',
  'withdrawNews',
];

const lookOf = ({ what }: DeskAction) => {
  if (what === 'setFeature') return {};
  return { variant: DANGER.includes(what) ? ('danger' as const) : ('solid' as const) };
};

/** A button for each possible action. */
export function ActionButtons({ actor, state, filter }: ActionButtonsProps) {
  const { t } = useTranslation();
  const actions = actionsOf(state.context).filter(filter);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={JSON.stringify(action)}
          size="small"
          {...lookOf(action)}
          aria-label={action.what === 'setFeature' ? actionLabel(t, action) : undefined}
          disabled={!state.matches('shown')}
          busy={action.what === 'prove' && state.matches('doing')}
          onClick={() => actor.send({ type: 'deskPage.startAction', action })}
        >
          {action.what === 'setFeature' ? t(action.on ? 'desk_switch_on' : 'desk_switch_off') : actionLabel(t, action)}
        </Button>
      ))}
    </div>
  );
}
