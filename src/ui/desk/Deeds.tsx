import { useTranslation } from 'react-i18next';
import type { Deed } from '../../machines/deskPage/deskPage.events.ts';
import { deedsOf } from '../../machines/deskPage/deskPage.rules.ts';
import { Button } from '../kit/Button.tsx';
import type { DeskPageProps } from './DeskPage.tsx';
import { deedLabel } from './deedText.ts';
import styles from './desk.module.css';

interface DeedsProps extends DeskPageProps {
  /** Of all that can be done here, what stands at this place. */
  readonly only: (deed: Deed) => boolean;
}

const DANGER: readonly Deed['what'][] = [
  'reject',
  'refuseClaim',
  'rejectExchange',
  'declineAdjustment',
  'forceReceipt',
];

const lookOf = ({ what }: Deed) => {
  if (what === 'setFeature') return {};
  return { variant: DANGER.includes(what) ? ('danger' as const) : ('solid' as const) };
};

/** What can be done about something, each with a button. */
export function Deeds({ actor, state, only }: DeedsProps) {
  const { t } = useTranslation();
  const deeds = deedsOf(state.context).filter(only);
  if (deeds.length === 0) return null;
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => (
        <Button
          key={JSON.stringify(deed)}
          size="small"
          {...lookOf(deed)}
          aria-label={deed.what === 'setFeature' ? deedLabel(t, deed) : undefined}
          disabled={!state.matches('shown')}
          busy={deed.what === 'prove' && state.matches('doing')}
          onClick={() => actor.send({ type: 'deskPage.intend', deed })}
        >
          {deed.what === 'setFeature' ? t(deed.on ? 'desk_switch_on' : 'desk_switch_off') : deedLabel(t, deed)}
        </Button>
      ))}
    </div>
  );
}
