import { useTranslation } from 'react-i18next';
import type { DeskAction } from '../../../machines/desk/deskPage/deskPage.events.ts';
import { actionsOf, actOf } from '../../../machines/desk/deskPage/deskPage.rules.ts';
import type { DeskAct } from '../../../machines/desk/deskPage/deskQueues.ts';
import { Button } from '../../kit/Button.tsx';
import { actionLabel } from './actionText.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

/** One among many rows of the same kind: none of them is what comes next. */
const QUIET: ReadonlySet<DeskAct> = new Set<DeskAct>([
  'updateVendor',
  'markVendor',
  'unmarkVendor',
  'markGame',
  'unmarkGame',
  'changeSetting',
  'turnOnSetting',
  'turnOffSetting',
  'requireField',
  'offerField',
  'dropField',
]);

interface ActionButtonsProps extends DeskPageProps {
  /** The actions to show here. */
  readonly filter: (action: DeskAction) => boolean;
}

/** A button for each possible action; a switch says what it switches beside it. */
export function ActionButtons({ actor, state, filter }: ActionButtonsProps) {
  const { t } = useTranslation();
  const { part } = state.context;
  const actions = actionsOf(state.context).filter(filter);
  if (actions.length === 0) return null;
  const lookOf = (action: DeskAction) => {
    const { what } = action;
    if (what === 'switchOn') return { 'aria-label': actionLabel(t, action), children: t('desk_switch_on') };
    if (what === 'switchOff') return { 'aria-label': actionLabel(t, action), children: t('desk_switch_off') };
    const { danger, whole } = actOf({ part, action }) ?? {};
    // Red is for the question that follows.
    const isQuiet = danger === true || QUIET.has(what);
    const variant = whole === true ? ('primary' as const) : ('solid' as const);
    return { ...(isQuiet ? {} : { variant }), children: actionLabel(t, action) };
  };
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={JSON.stringify(action)}
          size="small"
          disabled={!state.matches('shown')}
          busy={actOf({ part, action })?.harmless === true && state.matches('doing')}
          onClick={() => actor.send({ type: 'deskPage.startAction', action })}
          {...lookOf(action)}
        />
      ))}
    </div>
  );
}
