import { useSelector } from '@xstate/react';
import { nextSettlement, type RealTimeRules } from '../../../machines/agent/realTimeRules/realTimeRules.rules.ts';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { SiteProps } from '../../site/shell/site.ts';

interface NextSettlementProps extends SiteProps {
  readonly rules: RealTimeRules;
}

/** The next settlement; once it is due, the one after it. */
export function NextSettlement({ rules, site }: NextSettlementProps) {
  const clock = useSelector(site, ({ children }) => children.clock);
  return clock ? <AfterNow rules={rules} clock={clock} /> : dateTimeText(rules.nextSettlementAt);
}

interface AfterNowProps {
  readonly rules: RealTimeRules;
  readonly clock: NonNullable<ReturnType<SiteProps['site']['getSnapshot']>['children']['clock']>;
}

const AfterNow = ({ rules, clock }: AfterNowProps) =>
  dateTimeText(useSelector(clock, ({ context }) => nextSettlement(rules, serverNow(context))));
